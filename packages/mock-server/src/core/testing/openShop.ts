/** A shop for tests: one owner, cash and a bank account of 500 tr, a POS at 1,32 %, a customer with a Visa card. Its clock stands until a test moves it. */
import { register } from '../staff/register.ts';
import { saveBankCard } from '../bankCards/bankCards.ts';
import { saveCard } from '../cards/saveCard.ts';
import { saveAff } from '../affs/saveAff.ts';
import type { Context } from '../command/context.ts';
import { saveCustomer } from '../customers/saveCustomer.ts';
import { businessDateOf, type IsoInstant } from '../values/dates.ts';
import { savePos } from '../pos/savePos.ts';
import type { Result } from '../command/result.ts';
import { SCHEDULE_STATUS, type Schedule } from '../records/schedule.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { createSchedule, type ScheduleCommand } from '../schedules/saveSchedule.ts';
import { createWorld, saveWorld, type World } from '../store/world.ts';

/** The value of a command that must succeed. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${result.code} ${result.message}`);
}

/** The code of a command that must be refused, or `done`. */
export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'done' : result.code;
}

/** The call of a user at a moment. */
export function contextAt(now: IsoInstant, userId: number, shopId: number): Context {
  let drawn = 0;
  const randomHex = (bytes: number) => {
    drawn += 1;
    return drawn.toString(16).padStart(bytes * 2, '0');
  };
  return { now, businessDate: businessDateOf(now), userId, shopId, randomHex };
}

/** Everything about a world that a refused command must leave alone. */
export function imageOf(world: World): string {
  return JSON.stringify(saveWorld(world));
}

/** A shop in which business can begin. */
export interface TestShop {
  world: World;
  owner: Context;
  bankCardId: number;
  posId: number;
  customerId: number;
  cardId: number;
  affId: number;
}

/** Opens the shop at nine o'clock on 20 November 2026. */
export function openShop(now: IsoInstant = '2026-11-20T09:00:00+07:00'): TestShop {
  const world = createWorld();
  const account = { UserName: 'chutiem', Password: 'Chutiem123', ConfirmPassword: 'Chutiem123' };
  const made = must(register(world, { ShopName: 'Thẻ Thử', Phone: '0912345678', ...account }, contextAt(now, 0, 0)));
  return stockShop(world, contextAt(now, made.UserID, made.ShopID));
}

/** Enters what business needs into a shop that has nothing yet; its books began with the year, and its funds may fall below 0 unless a test says otherwise. */
export function stockShop(world: World, owner: Context): TestShop {
  const bank = { BankCode: 'VCB', AccountNo: '1017595600', AccountOwner: 'Trần Chủ', OpeningBalance: 500_000_000 };
  const pos = { PosName: 'Máy VCB', TID: String(24_531_875 + owner.shopId), BankID: 1, Fees: [{ FeePercent: 1320 }] };
  const shop = world.shops.get(owner.shopId);
  const bankCardId = must(saveBankCard(world, bank, owner)).BankCardID;
  const posId = must(savePos(world, pos, owner)).posID;
  if (shop) world.shops.put({ ...shop, FirstDate: '2026-01-01', NegativeFunds: 3 });
  const customerId = must(saveCustomer(world, { FullName: 'Nguyễn Thị Hoa', Phone: '0987654321' }, owner)).CustomerID;
  const card = {
    CustomerID: customerId,
    HolderName: 'Nguyen Thi Hoa',
    BankID: 5,
    Bin: '422151',
    Last4: '4821',
    DateDues: 25,
  };
  const cardId = must(saveCard(world, card, owner)).cardDataID;
  const affId = must(
    saveAff(world, { FullName: 'Phạm Tuấn', Phone: '0977777777', Percents: [{ Percent: 100 }] }, owner),
  ).affID;
  return { world, owner, bankCardId, posId, customerId, cardId, affId };
}

/** Makes an order and brings it to Đang thực hiện. */
export function startOrder(shop: TestShop, terms: Partial<ScheduleCommand> & { Amount: number }): Schedule {
  const { world, owner, customerId, cardId } = shop;
  const command = {
    ServiceType: 1 as const,
    CustomerID: customerId,
    CardDataID: cardId,
    AppointmentDate: owner.now,
    CustomerFeePercent: 1800,
    ...terms,
  };
  const { ScheduleID } = must(createSchedule(world, command, owner));
  must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.ready }, owner));
  return must(changeScheduleStatus(world, { ScheduleID, Status: SCHEDULE_STATUS.working }, owner));
}
