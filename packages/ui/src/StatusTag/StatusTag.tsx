import './StatusTag.css';

/** Meaning of a status by colour; the text always says it too. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of {@link StatusTag}. */
export interface StatusTagProps {
  /** The status in words: "Đang thực hiện". */
  label: string;
  /** Its meaning by colour. Default `neutral`. */
  tone?: StatusTone;
}

/** The state of a record in one or two words. */
export function StatusTag({ label, tone = 'neutral' }: StatusTagProps) {
  return <span className={`st-status st-status--${tone}`}>{label}</span>;
}
