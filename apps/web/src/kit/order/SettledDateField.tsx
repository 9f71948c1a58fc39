import type { Schedule } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { formFields } from '../form/formFields.tsx';

/** What a form that settles an order holds of it. */
export interface SettlementValues {
  /** Day the settlement is of; what the reports count fee and profit on. */
  SettledDate: string | null;
}

const Field = formFields<SettlementValues>();

/** The day of an order's settlement, from its last line to today. Must stand inside a form with {@link SettlementValues}. */
export function SettledDateField({ order }: { order: Pick<Schedule, 'FirstSettledDate'> }) {
  return (
    <Field.Date
      name="SettledDate"
      posts
      label="Ngày quyết toán"
      required
      min={order.FirstSettledDate}
      max={vietnamToday()}
      hint="Báo cáo tính phí và lợi nhuận của đơn vào ngày này."
    />
  );
}
