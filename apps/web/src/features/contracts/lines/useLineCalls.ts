import {
  useAddCustomerTopUpMutation,
  useAddPaymentScheduleMutation,
  useAddPaymentScheduleWaitingMutation,
  useAddSendMoneyWaitingMutation,
  useCancelCustomerTopUpMutation,
  useCancelPaymentScheduleMutation,
  useCancelSendMoneyCustomerMutation,
  useSendMoneyCustomerMutation,
} from '../../../api/scheduleWorkingApi.ts';
import type { MoneyLine, MoneyLineInput, OperationId, WaitingLineInput } from '@so-the/api-client';
import { useHas } from '../../../kit/access/useHas.ts';
import { linePlans, type LineName, type LinePlan } from './moneyLinePlan.ts';

/** What a call answers that books or notes a line. */
interface MadeLine {
  Data: Pick<MoneyLine, 'PaymentID'>;
}

/** A line to take back, and the order it stands in. */
interface CancelledLine {
  paymentID: number;
  Reason: string;
  idempotencyKey: string;
  shownIn: { ScheduleID: number };
}

/** The calls of one kind of money line; each rejects with the failure of the call. */
export interface LineCalls {
  /** Money that has moved, or a waiting line that is confirmed. */
  add: (body: MoneyLineInput, idempotencyKey: string) => Promise<MadeLine>;
  /** Money still to be moved. */
  wait?: (body: WaitingLineInput, idempotencyKey: string) => Promise<MadeLine>;
  cancel: (line: CancelledLine) => Promise<unknown>;
}

/** The calls behind every kind of money line. */
export function useLineCalls(): Record<LineName, LineCalls> {
  const [payCard] = useAddPaymentScheduleMutation();
  const [waitPayCard] = useAddPaymentScheduleWaitingMutation();
  const [cancelPayCard] = useCancelPaymentScheduleMutation();
  const [topUp] = useAddCustomerTopUpMutation();
  const [cancelTopUp] = useCancelCustomerTopUpMutation();
  const [sendMoney] = useSendMoneyCustomerMutation();
  const [waitSendMoney] = useAddSendMoneyWaitingMutation();
  const [cancelSendMoney] = useCancelSendMoneyCustomerMutation();
  return {
    payCard: {
      add: (body, idempotencyKey) => payCard({ body, idempotencyKey }).unwrap(),
      wait: (body, idempotencyKey) => waitPayCard({ body, idempotencyKey }).unwrap(),
      cancel: (line) => cancelPayCard(line).unwrap(),
    },
    topUp: {
      add: (body, idempotencyKey) => topUp({ body, idempotencyKey }).unwrap(),
      cancel: (line) => cancelTopUp(line).unwrap(),
    },
    sendMoney: {
      add: (body, idempotencyKey) => sendMoney({ body, idempotencyKey }).unwrap(),
      wait: (body, idempotencyKey) => waitSendMoney({ body, idempotencyKey }).unwrap(),
      cancel: (line) => cancelSendMoney(line).unwrap(),
    },
  };
}

/** How each kind of money line is offered, as far as the API has the calls behind it. */
export function useLinePlans(): Readonly<Record<LineName, LinePlan>> {
  const payCard = useOffered('payCard', 'addPaymentSchedule', 'cancelPaymentSchedule');
  const topUp = useOffered('topUp', 'addCustomerTopUp', 'cancelCustomerTopUp');
  const sendMoney = useOffered('sendMoney', 'sendMoneyCustomer', 'cancelSendMoneyCustomer');
  return { payCard, topUp, sendMoney };
}

/** A line that cannot be booked may still be noted as waiting; what cannot be taken back is not offered to be. */
function useOffered(name: LineName, add: OperationId, cancel: OperationId): LinePlan {
  const books = useHas(add);
  const undoes = useHas(cancel);
  const plan = linePlans[name];
  return { ...plan, moves: books ? plan.moves : [], undoes: undoes ? plan.undoes : [] };
}
