import { Timeline as PrimeTimeline } from 'primereact/timeline';
import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { formatDateTime } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { NO_FIGURE } from '../format/noFigure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { groupSum, type MoneyGroup, type MoneyLine } from './moneyLines.ts';
import './Timeline.css';

/** Props of {@link Timeline}. */
export interface TimelineProps extends PartProps {
  groups: readonly MoneyGroup[];
}

/** Movements of money on one record, in groups, each with its sum; what was cancelled stays in sight, struck through. */
export function Timeline({ groups, ...rest }: TimelineProps) {
  return (
    <PrimeScope>
      <div {...handedOn(rest)} className="st-timeline">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </PrimeScope>
  );
}

function Group({ group }: { group: MoneyGroup }) {
  const id = useId();
  return (
    <section className="st-timeline__group" aria-labelledby={id} data-group={group.id} tabIndex={-1}>
      <header className="st-timeline__head">
        <h3 id={id}>{group.title}</h3>
        <span className="st-timeline__sum">{group.untold ? NO_FIGURE : formatMoney(groupSum(group))}</span>
        {group.onAdd ? (
          <Button size="small" icon={<Icon name="plus" size={16} />} onClick={group.onAdd}>
            {group.addLabel ?? 'Thêm'}
          </Button>
        ) : null}
      </header>
      {group.lines.length === 0 ? (
        <p className="st-timeline__none">{group.untold ? 'Chưa xem được các dòng' : 'Chưa có dòng nào'}</p>
      ) : (
        <PrimeTimeline value={[...group.lines]} dataKey="id" content={drawLine} pt={LOOK} />
      )}
      {group.entry ? <div className="st-timeline__entry">{group.entry}</div> : null}
    </section>
  );
}

/** Screen readers count the movements of a group; the rail of marks beside them says nothing more. */
const LOOK = {
  root: { className: 'st-timeline__lines', role: 'list' },
  event: { className: 'st-timeline__event', role: 'listitem' },
  opposite: { hidden: true },
  separator: { hidden: true },
};

const drawLine = (line: MoneyLine) => <Line line={line} />;

function Line({ line }: { line: MoneyLine }) {
  const amount = formatMoney(line.amount);
  return (
    <div
      className={line.cancelled ? 'st-timeline__line st-timeline__line--cancelled' : 'st-timeline__line'}
      data-lit={line.news ? true : undefined}
    >
      <div className="st-timeline__what">
        <span className="st-timeline__fund">{line.cancelled ? <s>{line.fund}</s> : line.fund}</span>
        <span className="st-timeline__detail">
          {line.at ? formatDateTime(line.at) : 'Chưa có thời gian'}
          {line.detail ? <> · {line.detail}</> : null}
        </span>
        {line.news ? <span className="st-timeline__news">{line.news}</span> : null}
        {line.reason ? <span className="st-timeline__reason">Lý do hủy: {line.reason}</span> : null}
      </div>
      <span className="st-timeline__amount">{line.cancelled ? <s>{amount}</s> : amount}</span>
      <span className="st-timeline__status">
        <StatusTag label={line.status.label} tone={line.status.tone} />
      </span>
      <span className="st-timeline__actions">
        {line.onConfirm ? (
          <Button size="small" aria-label={`Xác nhận ${amount}`} onClick={line.onConfirm}>
            Xác nhận
          </Button>
        ) : null}
        {line.onCancel ? (
          <Button size="small" variant="ghost" aria-label={`Hủy ${amount}`} onClick={line.onCancel}>
            Hủy
          </Button>
        ) : null}
      </span>
    </div>
  );
}
