import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { operationParts } from '../contract/contractParts.ts';
import { isJsonObject } from '../contract/jsonObject.ts';
import { firstDayOf } from '../core/ledger/firstDay.ts';
import { addDays, displayDate } from '../core/values/dates.ts';
import { EVERY_WRITE, type Write } from '../testing/everyWrite.ts';
import { openChain } from '../testing/openChain.ts';
import { makeWrite } from '../testing/writers.ts';

const TODAY = '2026-11-20';

/** What a date of a write is: of a document it lies between the shop's first day and now, of a plan not before the first day. */
const DATES: Readonly<Record<string, 'document' | 'plan' | 'no document'>> = {
  'saveStaff.ExpiredDate': 'no document',
  'saveShop.FirstDate': 'no document',
  'saveShop.LockDate': 'no document',
  'saveCustomer.BirthDate': 'no document',
  'saveCustomer.ConsentDate': 'no document',
  'saveCalendarPayment.WorkDate': 'no document',
  'savePos.Fees.FromDate': 'no document',
  'savePartnerFee.Fees.FromDate': 'no document',
  'pushSchedules.Cards.AppointmentDate': 'plan',
  'createSchedule.AppointmentDate': 'plan',
  'createSchedule.NewCustomer.BirthDate': 'no document',
  'createSchedule.NewCustomer.ConsentDate': 'no document',
  'createScheduleList.Schedules.AppointmentDate': 'plan',
  'changeScheduleStatus.SettledDate': 'document',
  'addPaymentSchedule.PaidAt': 'document',
  'addCustomerTopUp.PaidAt': 'document',
  'sendMoneyCustomer.PaidAt': 'document',
  'addPaymentScheduleWaiting.PaidAt': 'plan',
  'addSendMoneyWaiting.PaidAt': 'plan',
  'addWithdrawal.SwipedAt': 'document',
  'addPartnerReciprocal.PaidAt': 'document',
  'adjustDebt.BusinessDate': 'document',
  'adjustDebt.Comparison.Date': 'document',
  'adjustScheduleDebt.BusinessDate': 'document',
  'payDebtCustomer.PaidAt': 'document',
  'payDebtCustomerWithCard.SwipedAt': 'document',
  'payPartnerSchedules.PaidAt': 'document',
  'addCashBack.Date': 'plan',
  'payCashBack.PaidAt': 'document',
  'createNumberLot.BusinessDate': 'document',
  'createNumberLot.DueDate': 'no document',
  'updateNumberLot.DueDate': 'no document',
  'addLotBills.Bills.SwipedAt': 'document',
  'payNumberLot.PaidAt': 'document',
  'payDebtFromPdf.PaidAt': 'document',
  'uploadStatementPdf.fromDate': 'no document',
  'uploadStatementPdf.toDate': 'no document',
  'addReceipt.VoucherDate': 'document',
  'addExpense.VoucherDate': 'document',
  'transferFund.VoucherDate': 'document',
  'addBankLineVoucher.VoucherDate': 'document',
  'addBadExpense.Date': 'document',
  'pushStartMoney.Date': 'document',
};

/** Bodies of calls that the story makes without the dated part. */
const DATED: Readonly<Record<string, object>> = {
  'adjustDebt.Comparison.Date': { DebtType: 1, PartyID: 1, Comparison: { TheirBalance: 0, Lock: false } },
  'addLotBills.Bills.SwipedAt': { Bills: [{ Source: 1, Status: 1, Amount: 1_000_000 }] },
};

test('of every date that a write takes it is decided whether it is one of a document', () => {
  const taken = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].mutates).flatMap(datesOf);
  expect(taken.filter((date) => DATES[date] === undefined)).toEqual([]);
  expect(Object.keys(DATES).filter((date) => !taken.includes(date))).toEqual([]);
});

test('no document is dated before the first day of its shop, and none in the future', () => {
  const chain = openChain();
  const { engine } = chain.owner;
  const first = firstDayOf(engine.world, chain.owner.session.shopId);
  const early = { at: addDays(first, -1), why: `trước ngày đầu tiên của cửa hàng ${displayDate(first)}` };
  const late = { at: addDays(TODAY, 1), why: 'không được ở tương lai' };
  const isKept = () => engine.changes.touched.some(({ name }) => name !== 'actions');
  const tried = new Set<string>();
  const wrong: unknown[] = [];
  for (const write of EVERY_WRITE) {
    for (const date of datesOf(write.id).filter((one) => DATES[one] !== 'no document' && !isEdit(write, one))) {
      for (const { at, why } of DATES[date] === 'plan' ? [early] : [early, late]) {
        const said = told(makeWrite(chain, datedOn(write, date, at)).body);
        if (!said.includes(why) || isKept()) wrong.push([date, at, said]);
      }
      tried.add(date);
    }
    makeWrite(chain, write);
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(DATES).filter((date) => DATES[date] !== 'no document' && !tried.has(date))).toEqual([]);
});

/** A decision on what was proposed dates nothing anew, and a step that settles nothing takes no date. */
function isEdit({ args, by }: Write, date: string): boolean {
  return (
    by === 'second' ||
    (date === 'changeScheduleStatus.SettledDate' && (Number(args['Status']) < 4 || args['Status'] === 5))
  );
}

/** Dates of a call by their path without the places in lists. */
function datesOf(id: OperationId): string[] {
  const { query, body } = operationParts(id);
  return [...query.flatMap(({ name, schema }) => datesIn(schema, `${id}.${name}`)), ...datesIn(body, id)];
}

function datesIn(schema: unknown, path: string): string[] {
  if (!isJsonObject(schema)) return [];
  if (schema['format'] === 'date' || schema['format'] === 'date-time') return [path];
  const fields = isJsonObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) =>
    Array.isArray(schema[name]) ? (schema[name] as unknown[]) : [],
  );
  const found = [
    ...fields.flatMap(([name, field]) => datesIn(field, `${path}.${name}`)),
    ...datesIn(schema['items'], path),
    ...parts.flatMap((part) => datesIn(part, path)),
  ];
  return [...new Set(found)];
}

/** The same write with a date set. */
function datedOn(write: Write, date: string, day: string): Write {
  const [, ...path] = date.split('.');
  const name = path.at(-1) ?? '';
  const at = name.endsWith('At') || name === 'AppointmentDate' ? `${day}T10:00:00+07:00` : day;
  if (queryOf(write.id).includes(name)) return { ...write, args: { ...write.args, [name]: at } };
  return { ...write, args: { ...write.args, body: setIn(DATED[date] ?? write.args['body'], path, at) } };
}

function queryOf(id: OperationId): readonly string[] {
  return operations[id].query;
}

function setIn(target: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  const record = target as Record<string, unknown>;
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = record[name];
  const set = Array.isArray(inner) ? inner.map((item: unknown) => setIn(item, rest, value)) : setIn(inner, rest, value);
  return { ...record, [name]: set };
}

/** Why a call did nothing: as a whole, or of its only row. */
function told({ Result, Message, Data }: { Result: number; Message: string; Data?: unknown }): string {
  if (Result !== 1) return Message;
  return /"Message":"([^"]+)"/.exec(JSON.stringify(Data))?.[1] ?? 'nothing was refused';
}
