import type { Args, DebtDocument, DebtType, Result } from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { partyDebt } from '../../../places/places.ts';
import { earlierDay, isAlike, known, PAGE, rowsOf, type Look, type Looking, type Trace } from '../look.ts';

const CANCELLED = 4;
const WAITS = 5;
const ADJUSTMENT = 3;
/** Kinds of documents that stand for money or an offset. */
const PAYMENTS: ReadonlySet<DebtDocument['Kind']> = new Set([1, 2, 5, 6] as const);

interface Party {
  type: DebtType;
  id: number;
}

/** Debts that are paid, adjusted, offset and taken back. */
export const debtLooks = {
  payDebtCustomer: {
    what: ({ body }) => `${body.Direction === 2 ? 'Trả tiền cho khách' : 'Thu nợ'} ${formatMoney(body.Amount)}`,
    find: ({ body }, looking) => paymentsOf({ type: 1, id: body.CustomerID }, body, looking),
  },
  offsetCustomerDebt: {
    what: ({ body }) => `Cấn trừ giữa các đơn ${formatMoney(body.Amount)}`,
    find: ({ body }, looking) => paymentsOf({ type: 1, id: body.CustomerID }, body, looking),
  },
  payDebtCustomerWithCard: {
    what: ({ body }) => `Thu nợ bằng thẻ ${formatMoney(body.Amount)}`,
    find: ({ body }, looking) =>
      paymentsOf({ type: 1, id: body.CustomerID }, { Amount: body.Amount, PaidAt: body.SwipedAt }, looking),
  },
  payPartnerSchedules: {
    what: ({ body }) => `${body.Direction === 2 ? 'Trả đối tác' : 'Thu đối tác'} ${formatMoney(body.Amount)}`,
    find: ({ body }, looking) => paymentsOf({ type: 2, id: body.PartnerID }, body, looking),
  },
  addPartnerReciprocal: {
    what: ({ body }) => `${body.Kind === 6 ? 'Cấn trừ đối tác' : 'Trả phần đối ứng'} ${formatMoney(body.Amount)}`,
    find: ({ body }, looking) => paymentsOf({ type: 2, id: body.PartnerID }, body, looking),
  },
  adjustDebt: {
    what: ({ body }) => (body.Amount === undefined ? 'Công nợ' : `Điều chỉnh công nợ ${formatMoney(body.Amount)}`),
    find: ({ body }, looking) => adjustment(body, looking),
  },
  cancelPayDebt: {
    what: () => 'Hủy chứng từ công nợ',
    find: async ({ DebtID }, looking) => {
      const { DebtType: type, PartyID } = looking.shownIn;
      const { documents } = await booksOf({ type: known(type), id: known(PartyID) }, looking);
      const made = documents.find((document) => document.DebtID === DebtID);
      return made?.Status === CANCELLED ? [{ done: 'Đã hủy', what: wordsOf(made), made: {}, isSettled: true }] : [];
    },
  },
  saveOpeningBalances: {
    what: ({ body }) => `Số dư đầu: ${body.Rows.length} dòng`,
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listOpeningBalances', { ...PAGE })).Data);
      const found = body.Rows.map((sent) =>
        rows.find(
          ({ PartyType, PartyID, Amount }) =>
            PartyType === sent.PartyType && PartyID === sent.PartyID && Amount === sent.Amount,
        ),
      );
      const [first] = found;
      const isThere = first && !found.includes(undefined);
      return isThere
        ? [
            {
              what: `số dư đầu ${formatMoney(first.Amount)}`,
              made: { at: first.At, by: first.CreatedByName },
              isSettled: true,
            },
          ]
        : [];
    },
  },
} satisfies {
  [
    Id in
      | 'payDebtCustomer'
      | 'payDebtCustomerWithCard'
      | 'offsetCustomerDebt'
      | 'payPartnerSchedules'
      | 'addPartnerReciprocal'
      | 'adjustDebt'
      | 'cancelPayDebt'
      | 'saveOpeningBalances'
  ]: Look<Id>;
};

/** What was sent as a payment: how much, and when where that was said. */
interface Payment {
  Amount: number;
  PaidAt?: string;
}

async function paymentsOf(party: Party, sent: Payment, looking: Looking): Promise<readonly Trace[]> {
  const { documents, traceOf } = await booksOf(party, looking, sent.PaidAt);
  return documents.filter((row) => PAYMENTS.has(row.Kind) && isPaid(row, sent.Amount)).map(traceOf);
}

/** A payment by card settles what is left of it after its fee. */
function isPaid({ Amount, FeeAmount = 0 }: DebtDocument, paid: number): boolean {
  return Math.abs(Amount) === paid || Math.abs(Amount) + FeeAmount === paid;
}

/** An adjustment that is made or decided on, or the other side's figure that is noted. */
async function adjustment(body: Args<'adjustDebt'>['body'], looking: Looking): Promise<readonly Trace[]> {
  const party = { type: body.DebtType, id: body.PartyID };
  if (body.Comparison !== undefined) return comparisonOf(body, looking);
  const { documents, entries, traceOf } = await booksOf(party, looking, body.BusinessDate);
  if (body.DebtID !== undefined) {
    const decided = documents.find(({ DebtID, Status }) => DebtID === body.DebtID && Status !== WAITS);
    return decided
      ? [{ ...traceOf(decided), done: body.Status === 1 ? 'Đã duyệt' : 'Đã từ chối', made: {}, isSettled: true }]
      : [];
  }
  const made = documents.filter(({ Kind, Amount }) => Kind === ADJUSTMENT && Amount === body.Amount).map(traceOf);
  // A POS has entries alone.
  const posted = entries
    .filter(({ RefType, Increase, Decrease }) => RefType === 'DebtAdjustment' && Increase - Decrease === body.Amount)
    .map((entry): Trace => ({
      what: `điều chỉnh ${formatMoney(entry.Increase - entry.Decrease)}`,
      made: { at: entry.At, by: entry.CreatedByName },
      isDoubtful: entry.IsCancelled,
    }));
  return party.type === 4 ? posted : made;
}

/** What is noted of a day takes the place of what was noted before. */
async function comparisonOf(
  { DebtType: PartyType, PartyID, Comparison }: Args<'adjustDebt'>['body'],
  { ask }: Looking,
): Promise<readonly Trace[]> {
  const rows = rowsOf((await ask('listDebtComparisons', { PartyType, PartyID, ...PAGE })).Data);
  const said = rows.find(
    (row) =>
      row.PartyID === PartyID &&
      Comparison &&
      isAlike({ Date: row.ComparedDate, ...row }, Comparison, ['Date', 'TheirBalance']),
  );
  return said ? [{ what: `số đối chiếu của ${said.Name}`, made: { by: said.ComparedByName }, isSettled: true }] : [];
}

/** Documents of a party, newest first, and its entries since the day it was pressed on or booked on. */
async function booksOf({ type, id }: Party, { ask, days }: Looking, bookedOn = days.from) {
  const party = { 1: { customerID: id }, 2: { partnerID: id }, 3: { affID: id }, 4: { posID: id } }[type];
  const fromDate = earlierDay(bookedOn, days.from);
  const { Data } = await ask('getDetailDebt', { ...party, fromDate, toDate: days.to });
  const [documents, entries] = [rowsOf(Data.Documents), rowsOf(Data.Entries)];
  return { documents, entries, traceOf: (document: DebtDocument) => traceOf(document, entries, { type, id }) };
}

type Entries = Readonly<Result<'getDetailDebt'>['Data']['Entries']>;

/** A payment may carry a moment of its own; when it was posted tells when it was made. */
function traceOf(document: DebtDocument, entries: Entries, { type, id }: Party): Trace {
  const posted = entries.find(({ RefType, RefID }) => RefType.startsWith('Debt') && RefID === document.DebtID);
  return {
    what: wordsOf(document),
    made: { at: posted?.At ?? document.At, by: document.CreatedByName },
    href: partyDebt(type, id),
    isDoubtful: document.Status === CANCELLED,
  };
}

const NOUNS: Record<DebtDocument['Kind'], string> = {
  0: 'đơn',
  1: 'khoản thanh toán',
  2: 'khoản thanh toán bằng thẻ',
  3: 'điều chỉnh',
  4: 'số dư đầu',
  5: 'khoản đối ứng',
  6: 'khoản cấn trừ',
  7: 'đối chiếu',
};

function wordsOf({ Kind, Amount, PartyName }: DebtDocument): string {
  return `${NOUNS[Kind]} ${formatMoney(Math.abs(Amount))} của ${PartyName}`;
}
