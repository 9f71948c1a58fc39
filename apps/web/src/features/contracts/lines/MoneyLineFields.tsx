import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Schedule } from '@so-the/api-client';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { CashGivenField } from '../../../kit/document/funds/CashGivenField.tsx';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { FundPicker } from '../../../kit/document/funds/FundPicker.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { linePlans, type LineName } from './moneyLinePlan.ts';
import { useLinePlans } from './useLineCalls.ts';
import type { LineValues } from './useLineFacts.ts';

const Field = formFields<LineValues>();

/** Props of {@link MoneyLineFields}. */
export interface MoneyLineFieldsProps {
  order: Schedule;
  name: LineName;
  /** A waiting line is confirmed: it can't be noted as waiting once more. */
  isWaiting: boolean;
}

/** All fields of a money line. */
export function MoneyLineFields({ order, name, isWaiting }: MoneyLineFieldsProps) {
  const { moves, waits } = useLinePlans()[name];
  const isNoted = useWatch<LineValues, 'Waiting'>({ name: 'Waiting' });
  const [beganNoted] = useState(isNoted);
  // What the API was just found to lack can still be noted: who sent it to be booked chooses that.
  const canBook = moves.includes(order.Status) || !beganNoted || !isNoted;
  const isChoice = !isWaiting && waits.includes(order.Status) && canBook;
  return (
    <>
      <AmountField />
      <FundFields />
      {name === 'topUp' && <MoneyLineCash />}
      {name === 'sendMoney' && <Field.Text name="TargetAccount" label="Nơi nhận" maxLength={100} />}
      <FormSection>
        <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
        <Field.DateTime name="PaidAt" label="Thời gian" posts hint="Để trống = giờ hiện tại" />
      </FormSection>
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
      {isChoice && <Field.Check name="Waiting" label="Chờ xử lý (chưa chuyển tiền)" />}
    </>
  );
}

/** What of a money line stands in its row. */
export function MoneyLineRowFields({ name }: { name: LineName }) {
  return (
    <>
      <AmountField inRow />
      <FundPicker label={linePlans[name].fundLabel} />
    </>
  );
}

/** Cash that the customer hands over for the amount of the line. */
export function MoneyLineCash() {
  return <CashGivenField amount={useWatch<LineValues, 'Amount'>({ name: 'Amount' }) ?? 0} />;
}

function AmountField({ inRow = false }: { inRow?: boolean }) {
  const start = { name: 'Amount', label: 'Số tiền', asksSmall: 'upToStart' } as const;
  return <Field.Money {...start} rule={amountRule()} required hideLabel={inRow} words={!inRow} />;
}
