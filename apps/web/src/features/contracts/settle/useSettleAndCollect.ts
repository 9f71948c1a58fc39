import { useRef, useState } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useAskAnew } from '../../../api/declare.ts';
import { useAddCustomerTopUpMutation, useChangeScheduleStatusMutation } from '../../../api/scheduleWorkingApi.ts';
import { cashBody, handedWords, type CashValues } from '../../../kit/document/funds/cashGiven.ts';
import { fundBody, readFund } from '../../../kit/document/funds/fund.ts';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { useFormEngine, type FormEngine } from '../../../kit/form/useFormEngine.ts';
import { useLastUsed } from '../../../kit/form/drafts/useLastUsed.ts';
import { useSendOnce } from '../../../kit/form/sending/useSendOnce.ts';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';
import { useUndoCollected } from './useUndoCollected.ts';
import type { SettlementValues } from '../../../kit/order/SettledDateField.tsx';

/** What the form that completes and collects holds. */
export interface CollectValues extends CashValues, SettlementValues {}

/** What is completed and collected. */
export interface Collecting {
  /** The order as it was when the person was asked. */
  order: Schedule;
  /** What is collected, in đồng. */
  amount: number;
  onClose: () => void;
}

/** Completing and collecting at work. */
export interface SettleAndCollect {
  engine: FormEngine<CollectValues>;
  /** Completes the order, then collects; rejects with what happened and what did not. Asked again it does what is left. */
  confirm: () => Promise<void>;
  /** The order is completed; what is left is to collect. */
  isSettled: boolean;
}

/** Completes an order and collects what the customer owes: two calls in order, each sent once. The second is of the amount that was confirmed or of nothing. */
export function useSettleAndCollect({ order, amount, onClose }: Collecting): SettleAndCollect {
  const { owed, settle, isSettled } = useCompleting(order);
  const [topUp] = useAddCustomerTopUpMutation();
  const { used, remember } = useLastUsed('line/topUp', readFund);
  const { start } = useFunds(used);
  const { ScheduleID } = order;
  const engine = useFormEngine<CollectValues>({
    draft: `collect/${ScheduleID}`,
    values: { ...start, CashGiven: null, SettledDate: order.UsualSettledDate ?? null },
    onClose,
  });
  const collectOnce = useSendOnce();
  const undo = useUndoCollected(ScheduleID);
  const made = useRef<number>(undefined);
  const collect = async (fund: CashValues) => {
    if (owed.current !== amount)
      throw new Error(`khách nợ ${formatMoney(owed.current ?? 0)}, hãy thu ở mục Khách nạp tiền`);
    const line = { ScheduleID, Amount: amount, ...fundBody(fund), ...cashBody(fund) };
    await collectOnce(line, async (body, idempotencyKey) => {
      made.current = (await topUp({ body, idempotencyKey }).unwrap()).Data.PaymentID;
    });
  };
  const confirm = async () => {
    if (!(await engine.check(() => true))) throw new Error('Vui lòng xem lại quỹ, tiền khách đưa và ngày quyết toán');
    const { SettledDate, Method, BankCardID, CashGiven } = engine.form.getValues();
    if (owed.current === undefined) await settle(SettledDate);
    try {
      await collect({ Method, BankCardID, CashGiven });
    } catch (caught) {
      const { message } = caught as ApiFailure;
      throw new Error(`Đơn đã hoàn thành nhưng chưa thu ${formatMoney(amount)}: ${message}`, { cause: caught });
    }
    remember({ Method, BankCardID });
    const handed = handedWords(amount, cashBody({ Method, CashGiven }).CashGiven);
    const told = `Đã thu ${formatMoney(amount)}, đơn ${order.Code} đã hoàn thành`;
    const said = [told, handed].filter(Boolean).join('. ');
    toast.success(said, made.current === undefined ? undefined : undo(made.current));
    engine.close();
  };
  return { engine, confirm, isSettled };
}

/** Completes the order, once; `owed` is then what its customer owes, in đồng. */
function useCompleting({ ScheduleID, Version, UsualSettledDate }: Schedule) {
  const [changeStatus] = useChangeScheduleStatusMutation();
  const settleOnce = useSendOnce();
  const ask = useAskAnew();
  const owed = useRef<number>(undefined);
  const [isSettled, setSettled] = useState(false);
  const owedNow = async () => {
    const { Data } = await ask('searchSchedules', { body: { ScheduleIDs: [ScheduleID], PageIndex: 1, PageSize: 1 } });
    return Data[0]?.CustomerDebt;
  };
  const settle = async (day: string | null) => {
    const command = {
      ScheduleID,
      Status: ORDER_STATUS.done,
      Version,
      ...(day && day !== UsualSettledDate && { SettledDate: day }),
    };
    const outcome = await settleOnce(command, async (body, idempotencyKey) => {
      owed.current = (await changeStatus({ ...body, idempotencyKey }).unwrap()).Data.CustomerDebt;
    });
    if (outcome === 'recorded') owed.current = await owedNow();
    setSettled(true);
  };
  return { owed, settle, isSettled };
}
