/** The world holds what people entered and what was posted; every total anyone sees is read from it, none is kept in it. */
import { Collection, type CollectionSnapshot } from './collection.ts';
import { createBooks, enter, type Books } from '../books/books.ts';
import type { Entry } from '../records/entry.ts';
import type { LogAction, LoginTry, Permission, Session, Shop, User } from '../records/account.ts';
import type { CalendarPayment, Card, CardDismissal, CardHold } from '../records/card.ts';
import { waitingKey } from '../records/approval.ts';
import { BILL_STATUS, billKey, type Bill } from '../records/bill.ts';
import { paidBy, type CashBack, type CashBackPayment } from '../records/cashBack.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import type { Debt } from '../records/debt.ts';
import { PDF_LINE_STATUS, rowCode, rowSlip, type Statement, type StatementLine } from '../records/statement.ts';
import type { StoredFile } from '../records/file.ts';
import type { BankCard, Pos, PosCode, PosPartner } from '../records/funds.ts';
import type { LotPayment, NumberLot } from '../records/lot.ts';
import { createMoneyDocuments } from './moneyDocuments.ts';
import { createOrders } from './orders.ts';
import { billFigures, paymentFigures, type BillFigure } from '../records/lotSums.ts';
import {
  affKey,
  type Aff,
  type Customer,
  type CustomerComment,
  type Partner,
  type PartnerFee,
} from '../records/people.ts';
import type { PercentChange } from '../records/percentChange.ts';
import type { MoneyLine, StatusLog, Swipe } from '../records/schedule.ts';

/** Who works here, whom the shop deals with, and with what: empty, with the indexes the rules search by. */
function createRecords() {
  return {
    shops: new Collection<Shop, 'owner'>((row) => row.ShopID, { owner: (row) => row.OwnerUserID }),
    users: new Collection<User, 'name' | 'owner' | 'refer'>((row) => row.UserID, {
      name: (row) => row.UserName,
      owner: (row) => row.OwnerUserID,
      refer: (row) => row.ReferCode,
    }),
    sessions: new Collection<Session, 'token' | 'user'>((row) => row.SessionID, {
      token: (row) => row.TokenHash,
      user: (row) => row.UserID,
    }),
    loginTries: new Collection<LoginTry>((row) => row.SlotID, {}),
    permissions: new Collection<Permission, 'staff'>((row) => row.PermissionID, { staff: (row) => row.StaffID }),
    bankCards: new Collection<BankCard, 'shop'>((row) => row.BankCardID, { shop: (row) => row.ShopID }),
    customers: new Collection<Customer, 'shop' | 'phone' | 'day' | 'aff'>((row) => row.CustomerID, {
      shop: (row) => row.ShopID,
      day: (row) => dayKey(row, dayOfRow.customers(row)),
      aff: (row) => (row.IsDeleted || row.AffID === undefined ? undefined : affKey(row.ShopID, row.AffID)),
      phone: (row) => (row.IsDeleted ? undefined : `${row.ShopID}|${row.Phone}`),
    }),
    comments: new Collection<CustomerComment, 'customer' | 'schedule'>((row) => row.CommentID, {
      customer: (row) => row.CustomerID,
      schedule: (row) => row.ScheduleID,
    }),
    affs: new Collection<Aff, 'shop'>((row) => row.affID, { shop: (row) => row.ShopID }),
    partners: new Collection<Partner, 'shop'>((row) => row.PartnerID, { shop: (row) => row.ShopID }),
    partnerFees: new Collection<PartnerFee, 'partner'>((row) => row.ConfigPartnerFeeShopID, {
      partner: (row) => row.PartnerID,
    }),
    cards: new Collection<Card, 'shop' | 'customer'>((row) => row.cardDataID, {
      shop: (row) => row.ShopID,
      customer: (row) => row.CustomerID,
    }),
    cardHolds: new Collection<CardHold, 'card'>((row) => row.HoldID, { card: (row) => row.CardDataID }),
    calendars: new Collection<CalendarPayment, 'shop' | 'card'>((row) => row.CalendarID, {
      shop: (row) => row.ShopID,
      card: (row) => row.CardDataID,
    }),
    cardDismissals: new Collection<CardDismissal, 'card'>((row) => row.DismissalID, { card: (row) => row.CardDataID }),
    poses: new Collection<Pos, 'shop' | 'tid'>((row) => row.posID, {
      shop: (row) => row.ShopID,
      tid: (row) => (row.IsDeleted ? undefined : row.TID),
    }),
    posPartners: new Collection<PosPartner, 'shop' | 'partner'>((row) => row.posPartnerID, {
      shop: (row) => row.ShopID,
      partner: (row) => row.PartnerID,
    }),
    posCodes: new Collection<PosCode, 'shop' | 'posPartner'>((row) => row.LogID, {
      shop: (row) => row.ShopID,
      posPartner: (row) => row.PosPartnerID,
    }),
  };
}

/** What was done: orders, their money, debts, and the log. */
function createDocuments() {
  return {
    schedules: createOrders(),
    moneyLines: new Collection<MoneyLine, 'schedule' | 'fund'>((row) => row.PaymentID, {
      schedule: (row) => row.ScheduleID,
      fund: (row) => row.BankCardID,
    }),
    swipes: new Collection<
      Swipe,
      'shop' | 'day' | 'schedule' | 'pos' | 'posPartner' | 'posMonth' | 'slip' | 'card' | 'lot' | 'waiting',
      BillFigure
    >(
      (row) => row.logWithdrawalId,
      {
        shop: (row) => row.ShopID,
        day: (row) => dayKey(row, dayOfRow.swipes(row)),
        schedule: (row) => row.ScheduleID,
        pos: (row) => row.PosID,
        posPartner: (row) => row.PosPartnerID,
        posMonth: (row) => row.PosID && `${row.PosID}|${row.BusinessDate.slice(0, 7)}`,
        slip: (row) => slipKey(row),
        card: (row) => row.CardDataID,
        lot: (row) => row.NumberLoID,
        waiting: waitingKey,
      },
      { by: ['lot'], of: billFigures },
    ),
    statusLogs: new Collection<StatusLog, 'schedule'>((row) => row.LogStatusID, {
      schedule: (row) => row.ScheduleID,
    }),
    percentChanges: new Collection<PercentChange, 'schedule'>((row) => row.PercentChangeID, {
      schedule: (row) => row.ScheduleID,
    }),
    debts: new Collection<Debt, 'party' | 'waiting'>((row) => row.DebtID, {
      party: (row) => `${row.DebtType}|${row.PartyID}`,
      waiting: waitingKey,
    }),
    ...createMoneyDocuments(),
    actions: new Collection<LogAction, 'shop' | 'whole'>((row) => row.LogID, {
      shop: (row) => row.ShopID,
      whole: (row) => row.PartOf,
    }),
  };
}

/** Whether a slip is there to be doubled: a draft or a confirmed one. */
function counts({ Status }: Bill): boolean {
  return Status === BILL_STATUS.draft || Status === BILL_STATUS.confirmed;
}

/** Papers: pictures, slips read from them, and statements. */
function createPapers() {
  return {
    bills: new Collection<Bill, 'shop' | 'swipe' | 'key' | 'picture'>((row) => row.BillID, {
      shop: (row) => row.ShopID,
      swipe: (row) => row.LogWithdrawalID,
      key: (row) => {
        const key = counts(row) ? billKey(row) : undefined;
        return key && `${row.ShopID}|${key}`;
      },
      picture: (row) => (counts(row) ? row.FileID : undefined),
    }),
    statements: new Collection<Statement, 'shop' | 'hash'>((row) => row.FileID, {
      shop: (row) => row.ShopID,
      hash: (row) => `${row.ShopID}|${row.Hash}`,
    }),
    statementLines: new Collection<StatementLine, 'shop' | 'file' | 'code' | 'slip' | 'swipe'>((row) => row.LineID, {
      shop: (row) => row.ShopID,
      file: (row) => row.FileID,
      code: (row) => rowCode(row),
      slip: (row) => rowSlip(row),
      swipe: (row) => (row.Status === PDF_LINE_STATUS.ignored ? undefined : row.LogWithdrawalID),
    }),
    files: new Collection<StoredFile, 'shop' | 'hash'>((row) => row.FileID, {
      shop: (row) => row.ShopID,
      hash: (row) => `${row.ShopID}|${row.Hash}`,
    }),
  };
}

/** What POS return: their lots, and the money that came for them. */
function createPosMoney() {
  return {
    numberLots: new Collection<NumberLot, 'shop' | 'day' | 'pos' | 'key'>((row) => row.numberLoID, {
      shop: (row) => row.ShopID,
      day: (row) => dayKey(row, dayOfRow.numberLots(row)),
      pos: (row) => row.PosID,
      key: (row) => (row.CancelledAt === undefined ? lotKey(row) : undefined),
    }),
    lotPayments: new Collection<LotPayment, 'lot' | 'cashBack' | 'payer', 'received' | 'adjusted'>(
      (row) => row.payNumberLoID,
      { lot: (row) => row.NumberLoID, cashBack: (row) => row.CashBackPaymentID, payer: (row) => row.PayerPosID },
      { by: ['lot', 'cashBack', 'payer'], of: paymentFigures },
    ),
    cashBacks: new Collection<CashBack, 'pos'>((row) => row.CashBackID, { pos: (row) => row.PosParentID }),
    cashBackPayments: new Collection<CashBackPayment, 'pos' | 'cashBack', 'paid'>(
      (row) => row.paymentID,
      { pos: (row) => row.PosParentID, cashBack: (row) => row.CashBackID },
      { by: ['pos'], of: (row) => ({ paid: row.Status === 1 ? paidBy(row) : 0 }) },
    ),
  };
}

function createCollections() {
  return { ...createRecords(), ...createDocuments(), ...createPapers(), ...createPosMoney() };
}

/** What tells a slip from any other: POS, lot and invoice (W10); absent while one of them is. */
export function slipKey(slip: Pick<Swipe, 'PosID' | 'LotNo' | 'InvoiceNo'>): string | undefined {
  return slip.PosID && slip.LotNo && slip.InvoiceNo ? `${slip.PosID}|${slip.LotNo}|${slip.InvoiceNo}` : undefined;
}

/** What tells a lot from any other: POS, business date and lot number (domain §2(c)). */
export function lotKey(lot: Pick<NumberLot, 'PosID' | 'BusinessDate' | 'LotNo'>): string {
  return `${lot.PosID}|${lot.BusinessDate}|${lot.LotNo}`;
}

/** All records by collection. */
export type Collections = ReturnType<typeof createCollections>;

/** Everything the mock server knows. */
export type World = Collections & { books: Books };

/** Name of a collection, as `/_db` lists it. */
export type CollectionName = keyof Collections;

/** A world as plain JSON. */
export interface WorldSnapshot {
  collections: Record<CollectionName, CollectionSnapshot<object>>;
  entries: readonly Entry[];
}

/** A world with nothing in it. */
export function createWorld(): World {
  return { ...createCollections(), books: createBooks() };
}

/** Names of all collections, in a fixed order. */
export const COLLECTION_NAMES = Object.keys(createCollections()) as CollectionName[];

/** The world as plain JSON: records and entries, no caches. The same world gives the same text. */
export function saveWorld(world: World): WorldSnapshot {
  const collections = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, world[name].toJSON()]),
  ) as WorldSnapshot['collections'];
  return { collections, entries: world.books.entries };
}

/** The world of a snapshot, its caches folded anew. The snapshot must come from {@link saveWorld}. */
export function loadWorld(snapshot: WorldSnapshot): World {
  const world = createWorld();
  for (const name of COLLECTION_NAMES) {
    const collection: { load(rows: CollectionSnapshot<object>): void } = world[name];
    collection.load(snapshot.collections[name]);
  }
  for (const entry of snapshot.entries) enter(world.books, entry);
  return world;
}
