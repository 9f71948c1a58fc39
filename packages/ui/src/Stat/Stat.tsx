import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, groupDigits } from '../format/money.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link, useLeads } from '../Link/Link.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { compare, type Comparison } from './compare.ts';
import './Stat.css';

/** Props of {@link Stat}. */
export interface StatProps extends PartProps {
  /** What is measured: "Doanh thu phí". */
  label: string;
  /** The figure; `undefined` shows "–". */
  value: number | null | undefined;
  /** `money`: whole đồng. `number`: a count. Default `money`. */
  kind?: 'money' | 'number';
  /** The same figure of the previous period; shown as a change in percent, a loss (`good` is `up`) in words. */
  previous?: number | null;
  /** Name of the previous period. Default "kỳ trước". */
  previousLabel?: string;
  /** Direction that is good news, for the colour. Default `up`; `none` for figures that are neither. */
  good?: 'up' | 'down' | 'none';
  /** Where the figure comes from; the whole tile becomes a link. */
  href?: string;
  /** Opens what the figure is made of, where that has no address of its own; the whole tile becomes a button. */
  onOpen?: () => void;
  /** A short line under the figure. */
  note?: ReactNode;
  /** The figure asks for attention: it has a colour of its own. Default false. */
  marked?: boolean;
  /** Holds the place of the figure while it is on its way. Default false. */
  loading?: boolean;
}

/** One figure of a dashboard, against the previous period. */
export function Stat({
  label,
  value,
  kind = 'money',
  href,
  onOpen,
  loading = false,
  note,
  marked = false,
  ...rest
}: StatProps) {
  const leads = useLeads();
  const figure =
    value === null || value === undefined ? '–' : kind === 'money' ? formatMoney(value) : groupDigits(value);
  const body = (
    <>
      <span className="st-stat__label">{label}</span>
      <span
        className={marked ? 'st-stat__value st-stat__value--marked' : 'st-stat__value'}
        style={{ '--st-stat-length': figure.length } as CSSProperties}
      >
        {loading ? <Skeleton width="60%" height="1.5rem" /> : figure}
      </span>
      <span className="st-stat__foot">
        {loading ? null : <Change now={value} {...rest} />}
        {note === undefined || note === null || note === false ? null : <span className="st-stat__note">{note}</span>}
      </span>
    </>
  );
  if (onOpen) {
    return (
      <button {...handedOn(rest)} type="button" className="st-stat st-stat--link" onClick={onOpen}>
        {body}
      </button>
    );
  }
  return leads(href) ? (
    <Link {...handedOn(rest)} href={href} className="st-stat st-stat--link">
      {body}
    </Link>
  ) : (
    <div {...handedOn(rest)} className="st-stat">
      {body}
    </div>
  );
}

type ChangeProps = Pick<StatProps, 'previous' | 'previousLabel' | 'good'> & { now: StatProps['value'] };

function Change({ now, previous, previousLabel = 'kỳ trước', good = 'up' }: ChangeProps) {
  if (now === null || now === undefined || previous === null || previous === undefined) return null;
  if (!Number.isFinite(now - previous)) return null;
  const { direction, text, isLoss = false } = compare(now, previous, good === 'up');
  const tone = toneOf(direction, good, isLoss);
  return (
    <span className="st-stat__change">
      <span className={`st-stat__delta st-stat__delta--${tone}`}>
        {direction === 'same' || isLoss ? null : (
          <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={12} />
        )}
        {text}
      </span>{' '}
      <span className="st-stat__since">so với {previousLabel}</span>
    </span>
  );
}

/** A loss is never good news: neutral where it is smaller. */
function toneOf(direction: Comparison['direction'], good: StatProps['good'], isLoss: boolean): string {
  if (direction === 'same' || good === 'none') return 'neutral';
  if (direction !== good) return 'bad';
  return isLoss ? 'neutral' : 'good';
}
