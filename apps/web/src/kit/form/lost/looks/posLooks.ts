import { formatMoney } from '@so-the/ui/format';
import { lots, statementLines } from '../../../places/places.ts';
import {
  changedBy,
  earlierDay,
  isAlike,
  known,
  madeBy,
  PAGE,
  rowsOf,
  settled,
  type Look,
  type Looking,
} from '../look.ts';

const IN_FORCE = 1;
const CANCELLED = 2;
const PAID = 4;

/** Money of POS: by lot, by parent POS, by the rows of a bank's statement. */
export const posLooks = {
  payNumberLot: {
    what: ({ body }) => `Tiền về của lô ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listLotPayments', { numberLoID: body.NumberLoID })).Data);
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'Method', 'BankCardID']))
        .map((row) => ({
          what: `tiền về của lô ${formatMoney(row.Amount)}`,
          made: madeBy(row),
          href: lots({ open: body.NumberLoID }),
          isDoubtful: row.Status !== IN_FORCE,
        }));
    },
  },
  cancelLotPayment: {
    what: () => 'Hủy tiền về của lô',
    find: async ({ payNumberLoID }, { ask, shownIn }) => {
      const rows = rowsOf((await ask('listLotPayments', { numberLoID: known(shownIn.numberLoID) })).Data);
      const row = rows.find((each) => each.payNumberLoID === payNumberLoID);
      return row?.Status === CANCELLED ? [settled('Đã hủy', `tiền về ${formatMoney(row.Amount)}`, row)] : [];
    },
  },
  updateNumberLot: {
    what: () => 'Sửa số lô',
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listNumberLots', { numberLoID: body.numberLoID, ...PAGE })).Data);
      const lot = rows.find(({ numberLoID }) => numberLoID === body.numberLoID);
      // Whoever saved in between, the version that was sent is gone: sent again it would be refused.
      const isNewer = lot?.Version !== undefined && lot.Version > body.Version;
      return lot && isNewer ? [{ done: 'Đã sửa', what: `lô ${lot.LotNo}`, made: changedBy(lot) }] : [];
    },
  },
  payCashBack: {
    what: ({ body }) => `Tiền về của máy ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask, days }) => {
      const rows = await cashBacks(ask, body.PosParentID, earlierDay(body.PaidAt, days.from));
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'Type', 'Method', 'BankCardID', 'CashBackID']))
        .map((row) => ({
          what: `tiền về của máy ${formatMoney(row.Amount)}`,
          made: madeBy(row),
          isDoubtful: row.Status !== IN_FORCE,
        }));
    },
  },
  cancelCashBackPayment: {
    what: () => 'Hủy tiền về của máy',
    find: async ({ paymentID }, { ask, shownIn }) => {
      const rows = await cashBacks(ask, known(shownIn.PosParentID));
      const row = rows.find((each) => each.paymentID === paymentID);
      return row?.Status === CANCELLED ? [settled('Đã hủy', `tiền về ${formatMoney(row.Amount)}`, row)] : [];
    },
  },
  payDebtFromPdf: {
    what: () => 'Tiền về theo sao kê',
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listPdfBills', { FileID: body.FileID, ...PAGE })).Data);
      const wanted = rows.filter(({ LineID }) => !body.LineIDs?.length || body.LineIDs.includes(LineID));
      const paid = wanted.find(({ Status }) => Status === PAID);
      const what = `tiền về theo sao kê ${paid?.FileName ?? ''}`;
      return paid ? [{ what, made: changedBy(paid), href: statementLines({ FileID: body.FileID }) }] : [];
    },
  },
  changePdfLineStatus: {
    what: () => 'Dòng sao kê',
    find: async ({ LineID, Status }, { ask }) => {
      const rows = rowsOf((await ask('listPdfBills', { LineID, ...PAGE })).Data);
      const row = rows.find((each) => each.LineID === LineID);
      return row && row.Status === Status ? [settled('Đã sửa', `dòng sao kê ${formatMoney(row.Amount)}`, row)] : [];
    },
  },
} satisfies {
  [
    Id in
      | 'payNumberLot'
      | 'cancelLotPayment'
      | 'updateNumberLot'
      | 'payCashBack'
      | 'cancelCashBackPayment'
      | 'payDebtFromPdf'
      | 'changePdfLineStatus'
  ]: Look<Id>;
};

async function cashBacks(ask: Looking['ask'], posParentID: number, fromDate?: string) {
  return rowsOf((await ask('listCashBackPayments', { posParentID, ...(fromDate && { fromDate }), ...PAGE })).Data);
}
