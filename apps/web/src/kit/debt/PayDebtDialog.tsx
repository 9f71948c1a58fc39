import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFollow } from '../../api/declare.ts';
import { calls, useCancelPayDebtMutation, usePayDebtCustomerMutation } from '../../api/debtApi.ts';
import { amountRule } from '../document/amountRule.ts';
import { cashBody, handedWords, type CashValues } from '../document/funds/cashGiven.ts';
import type { CashChangeProps } from '../document/funds/CashChange.tsx';
import { CashGivenField } from '../document/funds/CashGivenField.tsx';
import { FundFields } from '../document/funds/FundFields.tsx';
import { fundBody } from '../document/funds/fund.ts';
import { MoneyDialog } from '../document/MoneyDialog.tsx';
import { useFunds } from '../document/funds/useFunds.ts';
import { useUndo } from '../document/useUndo.ts';
import { formFields } from '../form/formFields.tsx';
import { paidWords } from './paidWords.ts';
import { openOrderChoices, type PartyDebt } from './partyDebt.ts';

interface PayValues extends CashValues {
  Amount: number | null;
  ScheduleID: number | null;
  RefNo: string;
  Note: string;
}

const Field = formFields<PayValues>();

/** Props of {@link PayDebtDialog}. */
export interface PayDebtDialogProps {
  customer: PartyDebt;
  /** 1 the customer pays, 2 the shop pays back. */
  direction: 1 | 2;
  /** What else a payment of so many đồng does, with the order that is paid first; null for the oldest. */
  noteOf?: (amount: number, scheduleId: number | null) => string | undefined;
  onClose: () => void;
}

/** Collects a customer's debt, or pays back what the shop owes the customer; never more than is open outside orders in work. */
export function PayDebtDialog({ customer, direction: Direction, noteOf, onClose }: PayDebtDialogProps) {
  const [payDebt] = usePayDebtCustomerMutation();
  const made = useRef<number>(undefined);
  const said = useRef('');
  const undo = useUndoPayment(customer.PartyID);
  const funds = useFunds();
  const collects = Direction === 1;
  const most = collects ? customer.collectable : customer.payable;
  const open = (customer.debt - customer.inWork) * (collects ? 1 : -1);
  const cashOf = (values: PayValues) => (collects ? cashBody(values).CashGiven : undefined);
  const send = async (values: PayValues, idempotencyKey: string, Reason: string) => {
    const body = { ...bodyOf(customer, Direction, values), ...(Reason && { Reason }) };
    const paid = paidWords(Direction, body.Amount, customer.Name);
    said.current = [paid, handedWords(body.Amount, cashOf(values))].filter(Boolean).join('. ');
    made.current = (await payDebt({ body, idempotencyKey }).unwrap()).Data.DebtID;
  };
  return (
    <MoneyDialog<PayValues>
      title={collects ? 'Thu nợ' : 'Trả tiền cho khách'}
      draft={`payDebt/${customer.PartyID}`}
      values={{
        Amount: open > 0 ? open : most,
        ...funds.start,
        CashGiven: null,
        ScheduleID: null,
        RefNo: '',
        Note: '',
      }}
      facts={(values) => ({
        party: customer.Name,
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: collects ? 'Thu vào' : 'Chi từ',
        debt: { before: customer.debt, after: customer.debt - (collects ? 1 : -1) * (values.Amount ?? 0) },
        cash: withCash(values.Amount ?? 0, cashOf(values)),
        note: collects ? noteOf?.(values.Amount ?? 0, values.ScheduleID ?? null) : undefined,
      })}
      send={send}
      mayAskReason={!collects}
      done={() => said.current}
      next={() => (made.current === undefined ? undefined : undo(made.current))}
      onClose={onClose}
    >
      <Field.Money name="Amount" label="Số tiền" rule={amountRule(most, 'công nợ còn lại')} required />
      <FundFields />
      {collects && <DebtCash />}
      <Field.Select
        name="ScheduleID"
        label="Ưu tiên đơn"
        options={openOrderChoices(customer.openOrders, Direction)}
        placeholder="Đơn cũ nhất trước"
      />
      <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}

/** Cash that the customer hands over for the debt. */
function DebtCash() {
  return <CashGivenField amount={useWatch<PayValues, 'Amount'>({ name: 'Amount' }) ?? 0} />;
}

function withCash(amount: number, given: number | undefined): CashChangeProps | undefined {
  return given === undefined ? undefined : { amount, given };
}

/** What is sent of what was typed. */
function bodyOf(customer: PartyDebt, Direction: 1 | 2, { Amount, ScheduleID, RefNo, Note, ...fund }: PayValues) {
  return {
    CustomerID: customer.PartyID,
    Direction,
    Amount: Amount ?? 0,
    ...fundBody(fund),
    ...(Direction === 1 && cashBody(fund)),
    RefNo,
    Note,
    ...(ScheduleID && { ScheduleID }),
  };
}

/** "Hoàn tác" of a payment, offered as long as its document may be cancelled. */
function useUndoPayment(customerID: number) {
  const [cancelPayDebt] = useCancelPayDebtMutation();
  const follow = useFollow(calls.getDetailDebt);
  return useUndo(
    'khoản thanh toán',
    (DebtID, Reason, idempotencyKey) =>
      cancelPayDebt({ DebtID, Reason, idempotencyKey, shownIn: { DebtType: 1, PartyID: customerID } }).unwrap(),
    (made, hear) =>
      follow({ customerID }, ({ Data }) => {
        const document = Data.Documents.find(({ DebtID }) => DebtID === made);
        hear(document?.CanCancel ?? true);
      }),
  );
}
