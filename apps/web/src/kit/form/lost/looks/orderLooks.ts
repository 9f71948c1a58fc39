import {
  labelOf,
  scheduleStatusOptions,
  type Args,
  type MoneyLine,
  type Result,
  type Schedule,
} from '@so-the/api-client';
import { formatMoney } from '@so-the/ui/format';
import { order } from '../../../places/places.ts';
import { isAlike, known, madeBy, PAGE, rowsOf, settled, type Look, type Looking, type Trace } from '../look.ts';

const CONFIRMED = 1;
const CANCELLED = 3;

/** Lists of an order's history that hold money lines. */
type Lines = 'Payments' | 'TopUps' | 'SentMoney';
type LineCall = 'addPaymentSchedule' | 'addCustomerTopUp' | 'sendMoneyCustomer';
type WaitingCall = 'addPaymentScheduleWaiting' | 'addSendMoneyWaiting';
type CancelCall = 'cancelPaymentSchedule' | 'cancelCustomerTopUp' | 'cancelSendMoneyCustomer';

/** Money lines, swipes, terms and steps of an order. */
export const orderLooks = {
  addPaymentSchedule: lineIn('Payments', 'lượt nạp thẻ'),
  addPaymentScheduleWaiting: lineIn('Payments', 'lượt nạp thẻ chờ'),
  addCustomerTopUp: lineIn('TopUps', 'khoản khách nạp'),
  sendMoneyCustomer: lineIn('SentMoney', 'khoản chuyển khách'),
  addSendMoneyWaiting: lineIn('SentMoney', 'khoản chuyển khách chờ'),
  cancelPaymentSchedule: cancelIn('Payments', 'lượt nạp thẻ'),
  cancelCustomerTopUp: cancelIn('TopUps', 'khoản khách nạp'),
  cancelSendMoneyCustomer: cancelIn('SentMoney', 'khoản chuyển khách'),
  addWithdrawal: {
    what: ({ body }) => `Lượt quẹt ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listWithdrawals', { ScheduleID: body.ScheduleID })).Data);
      const waiting = rows.find(({ logWithdrawalId }) => logWithdrawalId === body.logWithdrawalId);
      if (waiting) return waiting.Status === CONFIRMED ? [settled('Đã ghi', swipeOf(waiting), waiting)] : [];
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'PosID', 'PosPartnerID', 'LotNo', 'InvoiceNo', 'ApprovalCode']))
        .map((row) => ({
          what: swipeOf(row),
          made: madeBy(row),
          href: order(body.ScheduleID),
          isDoubtful: row.Status === CANCELLED,
        }));
    },
  },
  cancelWithdrawal: {
    what: () => 'Hủy lượt quẹt',
    find: async ({ ScheduleID, LogWithdrawalId }, { ask }) => {
      const rows = rowsOf((await ask('listWithdrawals', { ScheduleID })).Data);
      const row = rows.find(({ logWithdrawalId }) => logWithdrawalId === LogWithdrawalId);
      return row?.Status === CANCELLED ? [settled('Đã hủy', swipeOf(row), row)] : [];
    },
  },
  changeScheduleStatus: {
    what: ({ Status }) => `Chuyển đơn sang "${labelOf(scheduleStatusOptions, Status)}"`,
    find: async ({ ScheduleID, Status }, { ask }) => {
      const found = await orderAt(ask, ScheduleID);
      return found?.Status === Status ? [settled('Đã chuyển', `đơn ${found.Code}`, found)] : [];
    },
  },
  correctSchedulePercent: {
    what: () => 'Sửa phần trăm của đơn',
    find: async ({ body: { ScheduleID, logWithdrawalId, ...right } }, { ask }) => {
      const changes = rowsOf((await ask('getScheduleHistory', { ScheduleID })).Data.Corrections);
      const last = changes.findLast(
        (change) =>
          change.logWithdrawalId === logWithdrawalId &&
          right[change.Field] !== undefined &&
          right[change.Field] === change.New,
      );
      return last ? [{ done: 'Đã sửa', what: 'phần trăm của đơn', made: { at: last.At, by: last.UserName } }] : [];
    },
  },
  adjustScheduleDebt: {
    what: ({ body }) => `Điều chỉnh công nợ của đơn ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('getScheduleHistory', { ScheduleID: body.ScheduleID })).Data.Adjustments);
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'AdjustKind']))
        .map((row): Trace => ({
          what: `điều chỉnh ${formatMoney(row.Amount)}`,
          made: { at: row.At, by: row.CreatedByName },
          href: order(body.ScheduleID),
        }));
    },
  },
  createSchedule: {
    what: ({ body }) => `Đơn ${formatMoney(body.Amount)}`,
    find: async ({ body }, { ask, days }) => {
      if (body.ScheduleID !== undefined) return movedOrder(body, ask);
      const day = body.AppointmentDate.slice(0, 10);
      const asked = { ...PAGE, ForDate: day < days.from ? day : days.from, ToDate: day > days.to ? day : days.to };
      const rows = rowsOf((await ask('listSchedulesByDate', asked)).Data);
      return rows.filter((row) => isThisOrder(row, body)).map(orderTrace);
    },
  },
} satisfies {
  [
    Id in
      | LineCall
      | WaitingCall
      | CancelCall
      | 'addWithdrawal'
      | 'cancelWithdrawal'
      | 'changeScheduleStatus'
      | 'correctSchedulePercent'
      | 'adjustScheduleDebt'
      | 'createSchedule'
  ]: Look<Id>;
};

/** Money that is entered on an order, or a waiting line that is confirmed. */
function lineIn(list: Lines, noun: string): Look<LineCall> & Look<WaitingCall> {
  return {
    what: ({ body }: Args<LineCall>) => `${capital(noun)} ${formatMoney(body.Amount)}`,
    find: async ({ body }: Args<LineCall>, { ask }: Looking) => {
      const rows = linesOf(await ask('getScheduleHistory', { ScheduleID: body.ScheduleID }), list);
      const waiting = rows.find(({ PaymentID }) => PaymentID === body.PaymentID);
      if (waiting) return waiting.Status === CONFIRMED ? [settled('Đã ghi', lineOf(noun, waiting), waiting)] : [];
      return rows
        .filter((row) => isAlike(row, body, ['Amount', 'Method', 'BankCardID']))
        .map((row) => ({
          what: lineOf(noun, row),
          made: madeBy(row),
          href: order(body.ScheduleID),
          isDoubtful: row.Status === CANCELLED,
        }));
    },
  };
}

function cancelIn(list: Lines, noun: string): Look<CancelCall> {
  return {
    what: () => `Hủy ${noun}`,
    find: async ({ paymentID }, { ask, shownIn }) => {
      const rows = linesOf(await ask('getScheduleHistory', { ScheduleID: known(shownIn.ScheduleID) }), list);
      const row = rows.find(({ PaymentID }) => PaymentID === paymentID);
      return row?.Status === CANCELLED ? [settled('Đã hủy', lineOf(noun, row), row)] : [];
    },
  };
}

function linesOf({ Data }: Result<'getScheduleHistory'>, list: Lines): readonly MoneyLine[] {
  return rowsOf(Data[list]);
}

function lineOf(noun: string, { Amount }: Pick<MoneyLine, 'Amount'>): string {
  return `${noun} ${formatMoney(Amount)}`;
}

function swipeOf({ Amount }: { Amount: number }): string {
  return lineOf('lượt quẹt', { Amount });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type OrderBody = Args<'createSchedule'>['body'];

/** The person and the card of an order, as far as the press knew them: somebody new has no number yet. */
function isThisOrder(row: Schedule, body: OrderBody): boolean {
  const { NewCustomer } = body;
  const isNewOne =
    NewCustomer === undefined || row.CustomerPhone === undefined || row.CustomerPhone === NewCustomer.Phone;
  return isNewOne && isAlike(row, body, ['Amount', 'ServiceType', 'CustomerID', 'CardDataID']);
}

function orderTrace(row: Schedule): Trace {
  return { what: `đơn ${row.Code} ${formatMoney(row.Amount)}`, made: madeBy(row), href: order(row.ScheduleID) };
}

/** An appointment that was to change. */
async function movedOrder(body: OrderBody, ask: Looking['ask']): Promise<readonly Trace[]> {
  const found = await orderAt(ask, body.ScheduleID ?? 0);
  const isMoved = found && isAlike(found, body, ['AppointmentDate', 'Amount', 'CustomerID', 'CardDataID', 'StaffID']);
  return isMoved ? [settled('Đã sửa', `lịch hẹn ${found.Code}`, found)] : [];
}

async function orderAt(ask: Looking['ask'], ScheduleID: number): Promise<Schedule | undefined> {
  const { Data } = await ask('searchSchedules', { body: { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 1 } });
  return rowsOf(Data).find((row) => row.ScheduleID === ScheduleID);
}
