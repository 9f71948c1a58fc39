import type { LogWithdrawal, Schedule, ScheduleHistory } from '@so-the/api-client';
import type { OpenRecord } from '../../kit/record/useOpenRecord.ts';
import { LINE_STATUS } from '../../kit/order/orderStatus.ts';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
import { MoneyLineDialog } from './MoneyLineDialog.tsx';
import { linesOf, type LineName } from './moneyLinePlan.ts';
import { SwipeDialog } from './SwipeDialog.tsx';

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
}

/** The form the address names: a new line, or a waiting one to confirm. */
export function LineForms({ order, history, swipes, forms }: LineFormsProps) {
  return (
    <>
      {names.map((name) => (
        <OpenRecordForm
          key={name}
          open={forms[name]}
          rows={linesOf(history, name).filter(isWaiting)}
          idOf={({ PaymentID }) => PaymentID}
        >
          {(waiting) => (
            <MoneyLineDialog
              order={order}
              name={name}
              lines={linesOf(history, name)}
              waiting={waiting}
              onClose={forms[name].close}
            />
          )}
        </OpenRecordForm>
      ))}
      <OpenRecordForm
        open={forms.swipe}
        rows={swipes.filter(isWaiting)}
        idOf={({ logWithdrawalId }) => logWithdrawalId}
      >
        {(waiting) => <SwipeDialog order={order} swipes={swipes} waiting={waiting} onClose={forms.swipe.close} />}
      </OpenRecordForm>
    </>
  );
}

function isWaiting({ Status }: { Status: number }): boolean {
  return Status === LINE_STATUS.waiting;
}
