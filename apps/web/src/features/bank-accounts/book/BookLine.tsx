import { bankLineStatusOptions, labelOf, type Schemas } from '@so-the/api-client';
import { StatusTag } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import type { Rights } from '../../../kit/access/rights.ts';
import { statusMap } from '../../../kit/list/statusMaps.ts';
import { LineSteps } from './LineSteps.tsx';

/** Props of {@link BookLine}. */
export interface BookLineProps {
  line: Schemas['BankLine'];
  /** Rights on bank accounts. */
  rights: Rights;
  /** Whether what can be done about it is shown. */
  isOpen: boolean;
  onToggle: () => void;
  /** Called once the line is settled. */
  onDone: () => void;
}

const states = statusMap(bankLineStatusOptions);

/** One line as the bank wrote it, its state, and once opened what can be done about it. */
export function BookLine({ line, rights, isOpen, onToggle, onDone }: BookLineProps) {
  const { Date: day, Amount, Text, RefNo, Status, Entry, Reason, Lost } = line;
  return (
    <li className="bank-line">
      <button type="button" className="bank-line__head" aria-expanded={isOpen} onClick={onToggle}>
        <span className="bank-line__day">{formatDate(day)}</span>
        <span className="bank-line__text">
          {Text}
          {RefNo !== undefined && <small>{RefNo}</small>}
        </span>
        <strong className={Amount < 0 ? 'bank-line__out' : 'bank-line__in'}>
          {`${Amount > 0 ? '+' : ''}${formatMoney(Amount)}`}
        </strong>
        <StatusTag label={labelOf(bankLineStatusOptions, Status)} tone={states[Status]?.tone ?? 'neutral'} />
      </button>
      {Lost !== undefined && <p className="bank-line__note">{`Mất khớp: ${Lost}`}</p>}
      {Reason !== undefined && <p className="bank-line__note">{`Lý do: ${Reason}`}</p>}
      {Entry && <p className="bank-line__note">{`${formatDate(Entry.BusinessDate)} · ${Entry.Description}`}</p>}
      {isOpen && <LineSteps line={line} rights={rights} onDone={onDone} />}
    </li>
  );
}
