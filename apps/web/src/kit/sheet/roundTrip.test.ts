import type { Customer, Partner, Pos, Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { cardFile } from '../../features/cards/cardFile.ts';
import { cardImportColumns } from '../../features/cards/cardImport.ts';
import { customerColumns } from '../../features/customers/customerColumns.ts';
import { customerImportColumns } from '../../features/customers/customerImport.ts';
import { partnerColumns } from '../../features/partners/partnerColumns.ts';
import { partnerImportColumns } from '../../features/partners/partnerImport.ts';
import { posColumns } from '../../features/pos/posColumns.tsx';
import { posImportColumns } from '../../features/pos/posImport.ts';
import { linesProposed } from '../../test/sheets/importRead.ts';
import { throughLibreOffice } from '../../test/sheets/libreOffice.ts';
import { withBanks } from '../../test/withBanks.ts';
import type { ImportField } from '../batch/reading/importField.ts';
import type { ReadLine } from '../batch/reading/readLines.ts';
import { sheetColumns, sheetValue } from './exportColumns.ts';
import { writeXlsx } from './xlsxWriter.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What people write into a field of text: words, digits, what looks like a formula, quotes, several lines. */
const words = fc
  .oneof(
    fc.constantFrom(
      'Nguyễn Thị Hoa',
      '=1+1',
      '+84 gọi lại',
      '-5 triệu',
      '@hoa',
      "'=1+1",
      "'-",
      '0012',
      '1,8',
      '08/2029',
    ),
    fc.constantFrom('12/05', '1e5', 'TRUE', '#N/A', '<b>&amp;</b>', 'hai\ndòng', 'Số 5; đường "A", ngõ 3', '5%'),
    fc.string({ minLength: 1, maxLength: 40 }),
  )
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}]/gu, (sign) => (sign === '\n' ? sign : '')).trim())
  .filter((text) => text !== '');
const money = fc.oneof(fc.constantFrom(0, 1, 999, 20_000_000), fc.integer({ min: 0, max: 1_000_000_000_000 }));
const rate = fc.integer({ min: 0, max: 20_000 });
const phone = fc.integer({ min: 0, max: 99_999_999 }).map((rest) => `09${String(rest).padStart(8, '0')}`);
const status = fc.constantFrom(1, 0);
const day = fc.integer({ min: 1, max: 31 });

const customer = fc.record(
  {
    FullName: words,
    Phone: phone,
    Phone2: phone,
    FeePercentDefault: rate,
    DebtLimit: money,
    Address: words,
    Note: words,
    Status: status,
  },
  { requiredKeys: ['FullName', 'Phone', 'Status'] },
);
const partner = fc.record(
  { Name: words, Phone: phone, FeePercentDefault: rate, DebtLimit: money, Address: words, Note: words, Status: status },
  { requiredKeys: ['Name', 'Phone', 'Status'] },
);
const card = fc.record(
  {
    CustomerPhone: phone,
    HolderName: words,
    BankName: fc.constantFrom('Vietcombank', 'Techcombank', 'VPBank'),
    TypeCardName: fc.constantFrom('Visa', 'Mastercard', 'JCB', 'NAPAS'),
    Last4: fc.integer({ min: 0, max: 9999 }).map((digits) => String(digits).padStart(4, '0')),
    Expiry: fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2040 }))
      .map(([m, y]) => `${String(m).padStart(2, '0')}/${y}`),
    LimitAmount: money,
    StatementDay: day,
    DateDues: day,
    FeePercent: rate,
    Held: fc.constantFrom('Đang giữ', 'Khách giữ'),
    HoldPlace: words,
    Note: words,
  },
  { requiredKeys: ['CustomerPhone', 'HolderName', 'BankName', 'TypeCardName', 'Last4', 'DateDues', 'Held'] },
);

const pos = fc.record(
  {
    PosName: words,
    TID: fc.integer({ min: 0, max: 99_999_999 }).map((digits) => String(digits).padStart(8, '0')),
    BankCode: fc.constantFrom('VCB', 'TCB', 'VPB'),
    Fees: rate.map((FeePercent) => [{ FeePercent }]),
    SettleDays: fc.constantFrom(0, 1, 2),
    MID: fc.integer({ min: 0, max: 1e12 }).map((digits) => String(digits).padStart(15, '0')),
    PosCode: fc.constantFrom('POS09', '0012', '12/05', '-1'),
    MaxPerBill: money,
    MaxPerDay: money,
    MaxPerMonth: money,
    Debt: money,
    Note: words,
    Status: status,
  },
  { requiredKeys: ['PosName', 'TID', 'BankCode', 'Fees', 'SettleDays', 'Debt', 'Status'] },
);

const BANKS: Readonly<Record<string, string>> = { Vietcombank: 'VCB', Techcombank: 'TCB', VPBank: 'VPB' };

/** What the import must say of an exported card: other names, the same facts. */
function importedCard({ BankName, TypeCardName, Held, ...row }: Schemas['CardExportRow']): object {
  return { ...row, Bank: BANKS[BankName], TypeCard: TypeCardName, cardInShop: Held === 'Đang giữ' };
}

/** What the import must say of an exported POS: its one fee. What it still owes is no opening balance. */
function importedPos({ Fees, ...row }: Pos): object {
  return { ...row, FeePercent: Fees[0]?.FeePercent };
}

const lists = [
  {
    name: 'customers',
    columns: customerColumns as unknown as readonly Column<object>[],
    fields: withBanks(customerImportColumns),
    records: fc.array(customer as unknown as fc.Arbitrary<Customer>, { minLength: 1, maxLength: 8 }),
    meant: (row: object) => row,
  },
  {
    name: 'partners',
    columns: partnerColumns as unknown as readonly Column<object>[],
    fields: withBanks(partnerImportColumns),
    records: fc.array(partner as unknown as fc.Arbitrary<Partner>, { minLength: 1, maxLength: 8 }),
    meant: (row: object) => row,
  },
  {
    name: 'cards',
    columns: cardFile.columns,
    fields: withBanks(cardImportColumns),
    records: fc.array(card as unknown as fc.Arbitrary<Schemas['CardExportRow']>, { minLength: 1, maxLength: 8 }),
    meant: (row: object) => importedCard(row as Schemas['CardExportRow']),
  },
  {
    name: 'POS',
    columns: posColumns as unknown as readonly Column<object>[],
    fields: withBanks(posImportColumns),
    records: fc.array(pos as unknown as fc.Arbitrary<Pos>, { minLength: 1, maxLength: 8 }),
    meant: (row: object) => importedPos(row as Pos),
  },
] as const;

it.each(lists)('the exported list of $name reads back unchanged', async ({ columns, fields, records, meant }) => {
  const unchanged = fc.asyncProperty(records, async (rows) => {
    expect(await readBack(exported(columns, rows), fields)).toEqual(rows.map((row) => taken(meant(row), fields)));
  });
  await fc.assert(unchanged, runs(100));
});

it.each(lists)('the exported list of $name reads back unchanged after LibreOffice saved it', async (list) => {
  const { columns, fields, records, meant, name } = list;
  const rows = fc.sample<object>(records as fc.Arbitrary<object[]>, { numRuns: 25, seed: 2026 }).flat();
  const saved = await throughLibreOffice(exported(columns, rows), name);
  if (!saved) return;
  expect(await readBack(saved, fields)).toEqual(rows.map((row) => taken(meant(row), fields)));
});

it('a POS of several fees is blamed at its fee: the import knows one for all cards', async () => {
  const rows = [withFees([]), withFees([{ FeePercent: 1320 }, { FeePercent: 1500 }])];
  const columns = posColumns as unknown as readonly Column<object>[];
  const lines = await readBack(exported(columns, rows), withBanks(posImportColumns));
  for (const line of lines) expect(line).toMatchObject({ faults: { FeePercent: expect.any(String) as string } });
});

function withFees(Fees: readonly object[]): object {
  return { PosName: 'Máy VCB', TID: '24531876', BankCode: 'VCB', SettleDays: 1, Status: 1, Fees };
}

function exported(columns: readonly Column<object>[], rows: readonly object[]): Uint8Array {
  const writer = writeXlsx(sheetColumns(columns));
  writer.add(rows.map((row) => columns.map((column) => sheetValue(column, row))));
  return new Uint8Array(writer.finish('Danh sách'));
}

/** Lines as the import takes them; titles that are only alike are taken as they are proposed. */
async function readBack(bytes: Uint8Array, fields: readonly ImportField[]): Promise<object[]> {
  return (await linesProposed(bytes, fields)).map(shown);
}

/** A line with its complaints: an unchanged one has none. A doubt is no change. */
function shown({ cells, faults, problem }: ReadLine): object {
  return { ...cells, ...(Object.keys(faults).length > 0 && { faults }), ...(problem !== undefined && { problem }) };
}

/** The facts of a record that its import has a column for. */
function taken(row: object, fields: readonly ImportField[]): object {
  const names = new Set(fields.map(({ field }) => field));
  return Object.fromEntries(Object.entries(row).filter(([field, value]) => names.has(field) && value !== undefined));
}
