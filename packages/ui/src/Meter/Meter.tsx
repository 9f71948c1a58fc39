import { MeterGroup } from 'primereact/metergroup';
import { formatMoney } from '../format/money.ts';
import { NO_FIGURE } from '../format/noFigure.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { usedShare } from './usedShare.ts';
import './Meter.css';

/** Props of {@link Meter}. */
export interface MeterProps extends PartProps {
  /** What is limited: "Hạn mức nợ". */
  label: string;
  /** What is used of it, in the unit of `max`; may be above it. */
  value: number;
  /** The limit. */
  max: number;
  /** Writes both figures. Default: whole đồng. */
  format?: (value: number) => string;
  /** Share of the limit, 0 to 1, from which the bar warns. Default 0.8. */
  warnFrom?: number;
}

/** How much of a limit is used: a bar with both figures in words, told also by colour from 80 % on and above the limit. */
export function Meter({ label, value, max, format = formatMoney, warnFrom = 0.8, ...rest }: MeterProps) {
  const { percent, tone } = usedShare(value, max, warnFrom);
  const text = `${format(value)} / ${format(max)} · ${percent ?? NO_FIGURE} %${tone === 'danger' ? ', vượt hạn mức' : ''}`;
  return (
    <PrimeScope>
      <MeterGroup
        values={[{ label: text, value: Math.min(percent ?? 0, 100) }]}
        labelList={drawText}
        aria-label={label}
        aria-valuetext={text}
        pt={{
          root: { ...handedOn(rest), className: `st-meter st-meter--${tone}` },
          metercontainer: { className: 'st-meter__track' },
          meter: { className: 'st-meter__bar' },
        }}
      />
    </PrimeScope>
  );
}

function drawText({ values: [used] }: { values: readonly { label?: unknown }[] }) {
  return <span className="st-meter__text">{typeof used?.label === 'string' ? used.label : null}</span>;
}
