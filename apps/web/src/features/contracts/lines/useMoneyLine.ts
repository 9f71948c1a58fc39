import { useRef } from 'react';
import { cashBody, handedWords } from '../../../kit/document/funds/cashGiven.ts';
import { fundBody, readFund } from '../../../kit/document/funds/fund.ts';
import type { MoneyDialogProps } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { useUndo } from '../../../kit/document/useUndo.ts';
import { useLastUsed } from '../../../kit/form/drafts/useLastUsed.ts';
import { useLineCalls, useLinePlans } from './useLineCalls.ts';
import { useLineFacts, type EnteredLine, type LineValues } from './useLineFacts.ts';
import { useStillUndoes } from './useStillUndoes.ts';

/** A line that is entered, in its place or in a dialog. */
export interface BookedLine extends EnteredLine {
  /** Called once it is booked, noted or taken back: the order is about to be read anew. */
  onMoved: () => void;
}

/** Everything the form of a money line knows but its fields: what it starts with, what it repeats, how it is sent and undone. */
export type LineForm<Values extends object> = Omit<MoneyDialogProps<Values>, 'children' | 'onClose'>;

/** Books money of an order, notes it as waiting, or confirms a waiting line. */
export function useMoneyLine({ order, name, lines, waiting, onMoved }: BookedLine): LineForm<LineValues> {
  const plan = useLinePlans()[name];
  const calls = useLineCalls()[name];
  const { used, remember } = useLastUsed(`line/${name}`, readFund);
  const { start } = useFunds(used);
  const { proposed, factsOf } = useLineFacts({ order, name, lines, waiting });
  const made = useRef(0);
  const handed = useRef<string>(undefined);
  const cancel = async (paymentID: number, Reason: string, idempotencyKey: string) => {
    await calls.cancel({ paymentID, Reason, idempotencyKey, shownIn: { ScheduleID: order.ScheduleID } });
    onMoved();
  };
  const undo = useUndo(plan.noun, cancel, useStillUndoes(order.ScheduleID, plan.undoes));
  const title = waiting ? `Xác nhận ${plan.noun}` : plan.title;
  const send: LineForm<LineValues>['send'] = async (values, key, reason) => {
    const { Waiting, Method, BankCardID, Amount, CashGiven, ...rest } = values;
    const cash = name === 'topUp' ? cashBody({ Method, CashGiven }) : {};
    const line = { ...rest, PaidAt: rest.PaidAt ?? undefined, Amount: Amount ?? 0, ScheduleID: order.ScheduleID };
    const fund = fundBody({ Method, BankCardID: BankCardID ?? null });
    const body = { ...line, ...fund, ...cash, ...(reason && { OverrideReason: reason }) };
    const confirmed = waiting ? { ...body, PaymentID: waiting.PaymentID, Version: waiting.Version } : body;
    const { Data } = await (Waiting && calls.wait ? calls.wait(body, key) : calls.add(confirmed, key));
    made.current = Data.PaymentID;
    handed.current = handedWords(body.Amount, cash.CashGiven);
    remember({ Method, BankCardID: BankCardID ?? null });
    onMoved();
  };
  return {
    title,
    draft: `${name}/${order.ScheduleID}/${waiting?.PaymentID ?? 'new'}`,
    values: {
      Amount: waiting?.Amount ?? proposed,
      Method: waiting?.Method ?? start.Method,
      BankCardID: waiting?.BankCardID ?? start.BankCardID,
      CashGiven: null,
      TargetAccount: waiting?.TargetAccount ?? '',
      PaidAt: null,
      RefNo: waiting?.RefNo ?? '',
      Note: waiting?.Note ?? '',
      Waiting: !plan.moves.includes(order.Status),
    },
    facts: factsOf,
    mayAskReason: true,
    send,
    done: () => [`${waiting ? title : `Thêm ${plan.noun}`} thành công`, handed.current].filter(Boolean).join('. '),
    next: () => undo(made.current),
  };
}
