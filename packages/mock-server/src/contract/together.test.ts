import type { OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { checkRequest } from './requestCheck.ts';

/** Fields that demand each other: a sound call, what is changed of its body, and the field that is then asked for. */
const TOGETHER: [id: OperationId, change: Record<string, unknown>, asked: string[]][] = [
  ['addPaymentSchedule', { BankCardID: undefined }, ['/BankCardID']],
  ['addPaymentScheduleWaiting', { BankCardID: undefined }, ['/BankCardID']],
  ['addCustomerTopUp', { BankCardID: undefined }, ['/BankCardID']],
  ['sendMoneyCustomer', { BankCardID: undefined }, ['/BankCardID']],
  ['addSendMoneyWaiting', { BankCardID: undefined }, ['/BankCardID']],
  ['payDebtCustomer', { Method: 2 }, ['/BankCardID']],
  ['payPartnerSchedules', { BankCardID: undefined }, ['/BankCardID']],
  ['payNumberLot', { BankCardID: undefined }, ['/BankCardID']],
  ['payCashBack', { BankCardID: undefined }, ['/BankCardID']],
  ['payCashBack', { Method: undefined }, ['/Method']],
  ['payCashBack', { Type: 4, Method: undefined }, ['/Reason']],
  ['addPartnerReciprocal', { BankCardID: undefined }, ['/BankCardID']],
  ['addPartnerReciprocal', { Method: undefined, BankCardID: undefined }, ['/Method']],
  ['addPartnerReciprocal', { Kind: 6, OffsetType: 1, OffsetID: 1 }, ['/Reason']],
  ['addPartnerReciprocal', { Kind: 6, OffsetType: 1, Reason: 'Cấn trừ công nợ tháng 11' }, ['/OffsetID']],
  ['addReceipt', { Method: 2 }, ['/BankCardID']],
  ['addExpense', { Method: 2 }, ['/BankCardID']],
  ['pushStartMoney', { FromFund: { Method: 2 } }, ['/FromFund/BankCardID']],
  ['pushStartMoney', { ToFund: { Method: 2 } }, ['/ToFund/BankCardID']],
  ['pushStartMoney', { Amount: undefined }, ['/Amount']],
  ['pushStartMoney', { Kind: 4 }, ['/Funds']],
  ['pushStartMoney', { Kind: 4, Funds: [{ Method: 2, Counted: 0 }] }, ['/Funds/0/BankCardID']],
  ['saveStaff', { Password: undefined }, ['/Password']],
  ['createSchedule', { CustomerID: undefined }, ['/CustomerID']],
  ['createSchedule', { CardDataID: undefined }, ['/CardDataID']],
  ['addWithdrawal', { PosID: undefined }, ['/PosID']],
  ['adjustDebt', { Amount: undefined }, ['/Amount']],
  ['adjustDebt', { Reason: undefined }, ['/Reason']],
  ['addLotBills', { numberLoID: undefined }, ['/numberLoID']],
  ['addLotBills', { RemoveIDs: undefined }, ['/AddIDs']],
  ['updateNumberLot', { IsSettled: true }, ['/SlipCount', '/SlipAmount']],
  ['updateNumberLot', { AdjustAmount: -1000 }, ['/Reason']],
  ['addBadExpense', { ScheduleID: undefined }, ['/ScheduleID']],
  ['correctSchedulePercent', { CustomerFeePercent: undefined }, ['/CustomerFeePercent']],
  ['saveShop', { AccountBank: '1017595600' }, ['/BankCode']],
];

test.each(TOGETHER)('the contract alone asks of %s with %j for what belongs to it', (id, change, asked) => {
  const body = EVERY_WRITE.find((write) => write.id === id)?.args['body'];
  expect(checkRequest(id, { body })).toMatchObject({ ok: true });
  const changed = JSON.parse(JSON.stringify({ ...(body as object), ...change })) as unknown;
  const checked = checkRequest(id, { body: changed });
  const errors = checked.ok ? [] : checked.errors;
  expect(errors.map(({ path }) => path)).toEqual(asked);
  for (const { message } of errors) expect(message).toMatch(/^Vui lòng (?:nhập|chọn) \S/);
  expect(JSON.stringify(errors)).not.toContain('trường này');
});
