import fs from 'node:fs';
import path from 'node:path';
import type { World } from '../../packages/mock-server/src/core/store/world.ts';
import type { Aff, Customer } from '../../packages/mock-server/src/core/records/people.ts';
import { WorldJournal } from '../../packages/mock-server/src/journal/worldJournal.ts';
import { seedWorld } from '../../packages/mock-server/src/seed/seedWorld.ts';

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ', 'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô'];
const MIDDLE = ['Văn', 'Thị', 'Hữu', 'Đức', 'Quang', 'Minh', 'Ngọc', 'Thanh', 'Gia', 'Bảo'];
const GIVEN = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Hải', 'Hạnh', 'Hòa', 'Hương', 'Khoa', 'Lan', 'Linh', 'Mai'];
/** Customers of the shop that differ in what they are filtered by. */
const AFFS = 3;

/** The same customers as a world of ours and as a file of json-server, in a folder. */
export interface RowFiles {
  world: string;
  json: string;
}

/** Writes so many customers of the first shop into both files. */
export function writeRows(folder: string, count: number): RowFiles {
  const world = seedWorld({ scenario: 'new-shop', seed: 1, size: 'small', now: Date.now() });
  const [pattern] = world.customers.by('shop', 1);
  if (!pattern) throw new Error('The scenario new-shop has no customer to copy. Choose another scenario.');
  const affs = world.affs.by('shop', 1).slice(0, AFFS);
  const rows = Array.from({ length: count }, (_, place) => addCustomer(world, pattern, affs, place));
  const files = { world: path.join(folder, `${count}.log`), json: path.join(folder, `${count}.json`) };
  WorldJournal.create(files.world, { scenario: 'new-shop', seed: 1, size: 'small' }, world).close();
  fs.writeFileSync(
    files.json,
    JSON.stringify({ customers: rows.map((row) => Object.assign({ id: row.CustomerID }, row)) }),
  );
  return files;
}

/** Words people search for, each found in some of the names; every other one without its tone marks. */
export function searchWord(number: number): string {
  const [middle = '', given = ''] = [MIDDLE[number % MIDDLE.length], GIVEN[Math.floor(number / 10) % GIVEN.length]];
  const word = `${middle} ${given}`;
  if (number % 2 === 0) return word;
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('Đ', 'D')
    .toLowerCase();
}

function addCustomer(world: World, pattern: Customer, affs: readonly Aff[], place: number): Customer {
  const CustomerID = world.customers.nextId;
  const name = [FAMILY[place % FAMILY.length], MIDDLE[place % MIDDLE.length], GIVEN[(place * 7) % GIVEN.length]];
  return world.customers.put({
    ...pattern,
    CustomerID,
    Code: `KH${String(CustomerID).padStart(6, '0')}`,
    FullName: name.join(' '),
    Phone: `09${String(place).padStart(8, '0')}`,
    Phone2: undefined,
    AffID: affs[place % affs.length]?.affID,
    Status: place % 5 === 0 ? 0 : 1,
  });
}
