import { operations, type Args, type OperationId, type Result, type Schemas } from '@so-the/api-client';
import { createWorld } from '../core/store/world.ts';
import { createEngine, type Engine, type EngineSession } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { seededRandom } from '../engine/random.ts';
import { sessionOf } from './loggedIn.ts';

/** Friday morning in the shop. */
export const MORNING = Date.parse('2026-11-20T09:00:00+07:00');

/** The owner every opened shop has. */
export const OWNER = { UserName: 'thephunhuan', Password: 'Matkhau2026' };

/** A shop that was registered through the contract, and its owner at work in it. */
export interface OpenShop {
  engine: Engine;
  session: EngineSession;
  /** What a call answers, whatever it is. */
  reply<Id extends OperationId>(id: Id, args: Args<Id>): EngineReply;
  /** The envelope of a call that must succeed. */
  ask<Id extends OperationId>(id: Id, args: Args<Id>): Result<Id>;
}

/** Registers a shop in an empty world and logs its owner in; its funds may fall below 0, unless a test says otherwise. */
export function openShop(): OpenShop {
  const world = createWorld();
  const engine = createEngine({ world, clock: standingClock(MORNING), random: seededRandom(1) });
  const register = {
    ...OWNER,
    ShopName: 'Thẻ Phú Nhuận',
    FullName: 'Trần Văn Chủ',
    Phone: '0912 345 678',
    ConfirmPassword: OWNER.Password,
  };
  engine.call('register', { body: register }, null);
  for (const shop of world.shops.rows) world.shops.put({ ...shop, NegativeFunds: 3 });
  return workingAs(engine, sessionOf(engine.call('login', { body: OWNER }, null).body));
}

/** The calls of one session. */
export function workingAs(engine: Engine, session: EngineSession): OpenShop {
  const reply: OpenShop['reply'] = (id, args) => {
    const { body, ...query } = { ...args };
    return engine.call(id, operations[id].hasBody ? { query, body } : { query }, session);
  };
  return {
    engine,
    session,
    reply,
    ask: (id, args) => {
      const { status, body } = reply(id, args);
      if (body.Result !== 1) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
      return body as unknown as Result<typeof id>;
    },
  };
}

/** Lets somebody have worked in the shop for so long that whoever hired them is no tie any more (domain §2(q)). */
export function workedLong({ world }: Engine, userId: number): void {
  const user = world.users.get(userId);
  if (user) world.users.put({ ...user, CreatedDate: '2026-06-01T09:00:00+07:00', Empowered: [] });
}

/** The owner of an opened shop back at work at nine o’clock of a later day; the session of before has ended by then. */
export function backOn({ engine }: OpenShop, day: string): OpenShop {
  engine.clock.set(Date.parse(`${day}T09:00:00+07:00`));
  return workingAs(engine, sessionOf(engine.call('login', { body: OWNER }, null).body));
}

/** Bank account of 500 triệu, in the books from today. */
export const VCB: Schemas['BankCardInput'] = {
  BankCode: 'VCB',
  AccountNo: '1017595600',
  AccountOwner: 'Trần Văn Chủ',
  OpeningBalance: 500_000_000,
  IsDefault: true,
  Status: 1,
};

/** POS at 1,32 % on every card. */
export const POS: Schemas['PosInput'] = {
  PosName: 'Máy VCB quầy 1',
  TID: '24531876',
  BankID: 1,
  SettleDays: 1,
  SkipHoliday: true,
  OpeningDebt: 0,
  Fees: [{ FeePercent: 1320 }],
  Status: 1,
};

/** A customer with one phone. */
export const HOA: Schemas['CustomerInput'] = { FullName: 'Nguyễn Thị Hoa', Phone: '0987654321', Status: 1 };

/** A Visa card of a customer. */
export function visaOf(customerId: number): Schemas['CardDataInput'] {
  return {
    CustomerID: customerId,
    HolderName: 'NGUYEN THI HOA',
    Relation: 1,
    BankID: 5,
    TypeCard: 1,
    Last4: '4821',
    DateDues: 25,
    cardInShop: false,
    Status: 1,
  };
}

/** A shop with an account, a POS, a customer and a card. */
export interface StockedShop extends OpenShop {
  bankCardId: number;
  posId: number;
  customerId: number;
  cardId: number;
}

/** Opens a shop and enters what a first order needs. */
export function stockedShop(): StockedShop {
  const shop = openShop();
  const customerId = shop.ask('saveCustomer', { body: HOA }).Data.CustomerID;
  return {
    ...shop,
    bankCardId: shop.ask('saveBankCard', { body: VCB }).Data.BankCardID,
    posId: shop.ask('savePos', { body: POS }).Data.posID,
    customerId,
    cardId: shop.ask('saveCard', { body: visaOf(customerId) }).Data.cardDataID,
  };
}

/** An appointment "Đáo hạn" of 30 triệu at 1,8 %, the fee collected apart. */
export function maturityOf(shop: StockedShop): Schemas['ScheduleFields'] {
  return {
    ServiceType: 1,
    CustomerID: shop.customerId,
    CardDataID: shop.cardId,
    AppointmentDate: '2026-11-20T09:00:00+07:00',
    Amount: 30_000_000,
    CustomerFeePercent: 1800,
    FeeMode: 2,
    StaffID: shop.session.userId,
  };
}

/** An order of {@link maturityOf} on which work has begun. */
export function orderAtWork(shop: StockedShop, changes: Partial<Schemas['ScheduleInput']> = {}): number {
  const { ScheduleID } = shop.ask('createSchedule', { body: { ...maturityOf(shop), ...changes } }).Data;
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 1 });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 2 });
  return ScheduleID;
}

/** An order of 30 triệu that was paid, swiped and completed, with its fee of 540.000 đ still owed. */
export function orderOwingItsFee(shop: StockedShop): number {
  const ScheduleID = orderAtWork(shop);
  const Amount = 30_000_000;
  shop.ask('addPaymentSchedule', { body: { ScheduleID, Amount, Method: 2, BankCardID: shop.bankCardId } });
  shop.ask('addWithdrawal', { body: { ScheduleID, Amount, PosID: shop.posId } });
  shop.ask('changeScheduleStatus', { ScheduleID, Status: 4 });
  return ScheduleID;
}

/** The order as its page sees it. */
export function orderOf(shop: OpenShop, scheduleId: number): Schemas['Schedule'] {
  const [order] = shop.ask('searchSchedules', { body: { ScheduleIDs: [scheduleId], PageIndex: 1, PageSize: 1 } }).Data;
  if (!order) throw new Error(`Order ${scheduleId} is not found.`);
  return order;
}
