import { handedOn, type PartProps } from '../Part/partProps.ts';
import './StatusTag.css';

/** Meaning of a status by colour; the text always says it too. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of {@link StatusTag}. */
export interface StatusTagProps extends PartProps {
  /** The status in words: "Đang thực hiện". */
  label: string;
  /** Its meaning by colour. Default `neutral`. */
  tone?: StatusTone;
}

/** The state of a record in one or two words. */
export function StatusTag({ label, tone = 'neutral', ...rest }: StatusTagProps) {
  return (
    <span className={`st-status st-status--${tone}`} {...handedOn(rest)}>
      {label}
    </span>
  );
}
