import type { Args } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { losses, vouchers } from '../../../places/places.ts';
import {
  changedBy,
  earlierDay,
  isAlike,
  madeBy,
  PAGE,
  rowsOf,
  settled,
  type Look,
  type Looking,
  type Trace,
} from '../look.ts';

const WAITS = 0;
const VOUCHER_CANCELLED = 2;
const TRANSFER = 3 as const;
const LOSS_DELETED = 2;
const APPROVED = 1;
/** Kind of what waits: a write that needs two persons. */
const HELD = 7;
/** Kinds of a call to PushMoneyStartOfDay: the close of a day, and opening it again. */
const CLOSE = 4;
const REOPEN = 5;

/** Vouchers, losses, and money between the company and its shops. */
export const voucherLooks = {
  addReceipt: voucher('Phiếu thu'),
  addExpense: voucher('Phiếu chi'),
  transferFund: {
    what: ({ body }) => `Phiếu chuyển quỹ ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask, days }) => {
      const asked = { fromDate: earlierDay(body.VoucherDate, days.from), toDate: days.to, type: TRANSFER, ...PAGE };
      const rows = rowsOf((await ask('listVouchers', asked)).Data);
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'Method', 'BankCardID', 'ToMethod', 'ToBankCardID']))
        .map((row) => ({
          what: `phiếu ${row.Code}`,
          made: madeBy(row),
          href: vouchers({ open: row.paymentID }),
          isDoubtful: row.Status === VOUCHER_CANCELLED,
        }));
    },
  },
  cancelVoucher: {
    what: () => 'Hủy phiếu thu chi',
    find: async ({ paymentID }, { ask }) => {
      const { Voucher: row } = (await ask('getVoucher', { paymentID })).Data;
      return row.Status === VOUCHER_CANCELLED ? [settled('Đã hủy', `phiếu ${row.Code}`, row)] : [];
    },
  },
  decideHeldWrite: {
    what: () => 'Duyệt hoặc từ chối đề nghị',
    find: async ({ body }, { ask }) => {
      const rows = (await ask('listApprovals', {})).Data;
      const isOpen = rows.some(({ Kind, RefID }) => Kind === HELD && RefID === body.HeldWriteID);
      return isOpen ? [] : [{ done: 'Không còn chờ duyệt', what: 'đề nghị', made: {}, isSettled: true }];
    },
  },
  addBankLineVoucher: {
    what: () => 'Phiếu từ dòng sao kê',
    find: async ({ body }, { ask, shownIn }) => {
      const BankCardID = shownIn.BankCardID ?? 0;
      const rows = rowsOf((await ask('listBankLines', { BankCardID, ...PAGE })).Data);
      const row = rows.find(({ LineID, Version }) => LineID === body.LineID && Version > body.Version);
      if (row?.PaymentID === undefined) return [];
      return [
        {
          what: `phiếu của dòng sao kê ${formatMoney(row.Amount)}`,
          made: changedBy(row),
          href: vouchers({ open: row.PaymentID }),
        },
      ];
    },
  },
  addBadExpense: {
    what: ({ body }) => `Chi phí xấu ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask }) => {
      const of = body.id === undefined ? { Kind: body.Kind } : { id: body.id };
      const rows = rowsOf((await ask('listBadExpenses', { ...of, ...PAGE })).Data);
      if (body.id !== undefined) {
        const row = rows.find(({ id, Version }) => id === body.id && Version > (body.Version ?? 0));
        return row ? [{ done: 'Đã sửa', what: lossWords(row), made: changedBy(row) }] : [];
      }
      return rows
        .filter((row) => isAlike(row, body, ['Kind', 'Amount', 'ScheduleID', 'CardDataID']))
        .map((row) => ({
          what: lossWords(row),
          made: madeBy(row),
          href: losses({ open: row.id }),
          isDoubtful: row.Status === LOSS_DELETED,
        }));
    },
  },
  deleteBadExpense: {
    what: () => 'Xóa chi phí xấu',
    find: async ({ id }, { ask }) => {
      const row = rowsOf((await ask('listBadExpenses', { id, ...PAGE })).Data).find((each) => each.id === id);
      return row?.Status === LOSS_DELETED ? [settled('Đã xóa', lossWords(row), row)] : [];
    },
  },
  pushStartMoney: {
    what: ({ body }) => {
      if (body.Kind === CLOSE) return 'Chốt sổ';
      return body.Kind === REOPEN ? 'Mở sổ' : `Bơm tiền ${formatMoney(body.Amount)}`;
    },
    find: ({ body }, looking) =>
      body.Kind === CLOSE || body.Kind === REOPEN ? daysOf(body, looking) : pushesOf(body, looking),
  },
} satisfies {
  [
    Id in
      | 'addReceipt'
      | 'addExpense'
      | 'transferFund'
      | 'decideHeldWrite'
      | 'addBankLineVoucher'
      | 'cancelVoucher'
      | 'addBadExpense'
      | 'deleteBadExpense'
      | 'pushStartMoney'
  ]: Look<Id>;
};

function voucher(noun: string): Look<'addReceipt'> & Look<'addExpense'> {
  return {
    what: ({ body }: Args<'addReceipt'>) => `${noun} ${formatMoney(body.Amount)}`,
    find: async ({ body }: Args<'addReceipt'>, { ask, days }: Looking) => {
      const { paymentID, VoucherDate, ConfigID } = body;
      if (paymentID !== undefined) return decidedVoucher(paymentID, body.Status, ask);
      const asked = { fromDate: earlierDay(VoucherDate, days.from), toDate: days.to, ConfigID, ...PAGE };
      const rows = rowsOf((await ask('listVouchers', asked)).Data);
      return rows
        .filter((row) => isAlike(row, body, ['ConfigID', 'Amount', 'Method', 'BankCardID', 'PartyType', 'PartyID']))
        .map((row) => ({
          what: `phiếu ${row.Code}`,
          made: madeBy(row),
          href: vouchers({ open: row.paymentID }),
          isDoubtful: row.Status === VOUCHER_CANCELLED,
        }));
    },
  };
}

async function decidedVoucher(
  paymentID: number,
  decision: number | undefined,
  ask: Looking['ask'],
): Promise<readonly Trace[]> {
  const { Voucher: row } = (await ask('getVoucher', { paymentID })).Data;
  if (row.Status === WAITS) return [];
  return [settled(decision === APPROVED ? 'Đã duyệt' : 'Đã từ chối', `phiếu ${row.Code}`, row)];
}

function lossWords({ Amount }: { Amount: number }): string {
  return `chi phí xấu ${formatMoney(Amount)}`;
}

type PushBody = Args<'pushStartMoney'>['body'];

async function pushesOf(body: PushBody, { ask, days }: Looking): Promise<readonly Trace[]> {
  const asked = { fromDate: earlierDay(body.Date, days.from), toDate: days.to, ...PAGE };
  const rows = rowsOf((await ask('listPushMoney', asked)).Data);
  return rows
    .filter((row) => isAlike(row, body, ['Amount', 'Kind', 'ToShopID']))
    .map((row) => ({ what: `bơm tiền ${formatMoney(row.Amount)} cho ${row.ShopName}`, made: madeBy(row) }));
}

/** A day is closed once; a difference, and a request to open days again, is decided on once. */
async function daysOf(body: PushBody, { ask, days }: Looking): Promise<readonly Trace[]> {
  const { Kind, Date: day, CloseID, ReopeningID } = body;
  if (CloseID !== undefined) return decided(6, CloseID, 'chênh lệch quỹ', ask);
  if (ReopeningID !== undefined) return decided(4, ReopeningID, 'đề nghị mở sổ', ask);
  const on = day ?? days.to;
  const { Data } = await ask('listStartMoney', { fromDate: earlierDay(on, days.from), toDate: days.to });
  const what = `sổ ngày ${formatDate(on)}`;
  if (Kind === CLOSE) {
    const close = rowsOf(Data.Closes).find((each) => each.Date === on && each.Status === 1 && !each.IsReplaced);
    return close ? [{ done: 'Đã chốt', what, made: madeBy(close), isSettled: true }] : [];
  }
  if (Data.LockDate === undefined || Data.LockDate < on) return [{ done: 'Đã mở', what, made: {}, isSettled: true }];
  const waiting = rowsOf((await ask('listApprovals', {})).Data).find((each) => each.Kind === 4);
  return waiting
    ? [
        {
          done: 'Đã đề nghị mở',
          what,
          made: { at: waiting.ProposedAt, by: waiting.ProposedByName, byId: waiting.ProposedBy },
        },
      ]
    : [];
}

/** What waited and waits no more is decided. */
async function decided(kind: 4 | 6, id: number, what: string, ask: Looking['ask']): Promise<readonly Trace[]> {
  const rows = rowsOf((await ask('listApprovals', {})).Data);
  const waits = rows.some(({ Kind, RefID }) => Kind === kind && RefID === id);
  return waits ? [] : [{ done: 'Đã quyết định', what, made: {}, isSettled: true }];
}
