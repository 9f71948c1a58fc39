import type { LogWithdrawal, Schedule, ScheduleHistory } from '@so-the/api-client';
import type { OpenRecord } from '../../../kit/record/useOpenRecord.ts';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';
import { OpenRecordForm } from '../../../kit/record/OpenRecordForm.tsx';
import { MoneyLineDialog } from './MoneyLineDialog.tsx';
import { linesOf, type LineName } from './moneyLinePlan.ts';
import { SwipeDialog } from './swipe/SwipeDialog.tsx';

const names: readonly LineName[] = ['payCard', 'topUp', 'sendMoney'];

/** An order with all its money. */
export interface OrderMoney {
  order: Schedule;
  history: ScheduleHistory;
  swipes: readonly LogWithdrawal[];
}

/** Props of {@link LineForms}. */
export interface LineFormsProps extends OrderMoney {
  /** Which form is open, as the address says. */
  forms: Record<LineName | 'swipe', OpenRecord>;
  /** Called once a line is confirmed. */
  onMoved: () => void;
}

/** The form of the waiting line that the address names, to confirm it. New lines are entered in their groups. */
export function LineForms({ order, history, swipes, forms, onMoved }: LineFormsProps) {
  return (
    <>
      {names.map((name) => (
        <OpenRecordForm
          key={name}
          open={forms[name]}
          rows={linesOf(history, name).filter(isWaiting)}
          idOf={({ PaymentID }) => PaymentID}
        >
          {(waiting) =>
            waiting && (
              <MoneyLineDialog
                order={order}
                name={name}
                lines={linesOf(history, name)}
                waiting={waiting}
                onMoved={onMoved}
                onClose={forms[name].close}
              />
            )
          }
        </OpenRecordForm>
      ))}
      <OpenRecordForm
        open={forms.swipe}
        rows={swipes.filter(isWaiting)}
        idOf={({ logWithdrawalId }) => logWithdrawalId}
      >
        {(waiting) => waiting && <SwipeDialog {...{ order, swipes, waiting, onMoved }} onClose={forms.swipe.close} />}
      </OpenRecordForm>
    </>
  );
}

function isWaiting({ Status }: { Status: number }): boolean {
  return Status === LINE_STATUS.waiting;
}
