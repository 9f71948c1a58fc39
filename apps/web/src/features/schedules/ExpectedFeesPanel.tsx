import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';
import type { AppointmentValues } from './appointmentValues.ts';
import { useExpectedFees } from './useExpectedFees.ts';
import './expectedFees.css';

/** Fee and profit of the appointment in the form around it, as the server would settle it. */
export function ExpectedFeesPanel() {
  const values = useWatch<AppointmentValues>() as AppointmentValues;
  const [posId, setPosId] = useState<number | null>(null);
  const { order, failure } = useExpectedFees(values, posId);
  return (
    <section className="expected-fees" aria-label="Phí và lợi nhuận dự kiến">
      <PosPicker label="Máy POS để ước tính phí máy" value={posId} onChange={setPosId} />
      {failure && <Notice tone="warning">{failure}</Notice>}
      <dl className="expected-fees__figures" aria-live="polite">
        <Figure label="Phí khách" amount={order?.FeeAmount} />
        <Figure label="Phí máy" amount={order?.PosFeeAmount} />
        <Figure label="Hoa hồng" amount={order?.AffAmount} />
        <Figure label="Lợi nhuận dự kiến" amount={order?.Profit} />
      </dl>
    </section>
  );
}

function Figure({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === undefined ? '–' : formatMoney(amount)}</dd>
    </div>
  );
}
