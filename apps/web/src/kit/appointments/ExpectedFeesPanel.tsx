import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useSeesOrderProfit } from '../order/useOrderTable.ts';
import { PosPicker } from '../pickers/PosPicker.tsx';
import { feeOf } from '../../lib/fee.ts';
import type { AppointmentValues } from './appointmentValues.ts';
import { useExpectedFees } from './useExpectedFees.ts';
import './expectedFees.css';

/** Fee, and profit for who may see it, of the appointment in the form around it, as the server would settle it. */
export function ExpectedFeesPanel() {
  const values = useWatch<AppointmentValues>() as AppointmentValues;
  const [posId, setPosId] = useState<number | null>(null);
  const seesProfit = useSeesOrderProfit();
  const { order, failure } = useExpectedFees(values, posId);
  const isBelowPartner = order?.WarningCodes.includes('C12') ?? false;
  const fee = order?.FeeAmount ?? feeBeforehand(values, failure !== undefined);
  return (
    <section className="expected-fees" aria-label={seesProfit ? 'Phí và lợi nhuận dự kiến' : 'Phí dự kiến'}>
      {failure && <Notice tone="warning">{failure}</Notice>}
      {isBelowPartner && (
        <Notice tone="warning">
          Phí khách thấp hơn phí đối tác: đối tác không được chia phần nào, và đơn sẽ mang cảnh báo này.
        </Notice>
      )}
      <div className="expected-fees__line">
        <PosPicker
          label="Ước tính phí máy theo POS"
          hideLabel
          placeholder="Ước tính phí máy theo POS"
          value={posId}
          onChange={setPosId}
        />
        <dl className="expected-fees__figures" aria-live="polite">
          <Figure label="Phí khách" amount={fee} />
          <Figure label="Phí máy" amount={posId === null ? undefined : order?.PosFeeAmount} />
          <Figure label="Hoa hồng" amount={order?.AffAmount} />
          {seesProfit && (
            <Figure label={posId === null ? 'Lợi nhuận trước phí máy' : 'Lợi nhuận'} amount={order?.Profit} />
          )}
        </dl>
      </div>
    </section>
  );
}

/** The fee where the server does not tell it, as of somebody who is not on file yet (domain §7: it is told beforehand). */
function feeBeforehand(
  { CustomerID, CardDataID, Amount, CustomerFeePercent, ExtraFee }: AppointmentValues,
  isUntold: boolean,
) {
  const isKnown = CustomerID !== null && CardDataID !== null && !isUntold;
  if (isKnown || !Amount || Amount < 0 || CustomerFeePercent === null) return undefined;
  return feeOf(Amount, CustomerFeePercent) + (ExtraFee ?? 0);
}

function Figure({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === undefined ? '–' : formatMoney(amount)}</dd>
    </div>
  );
}
