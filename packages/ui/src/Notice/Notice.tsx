import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { marks, type Tone } from '../ToneMark/marks.ts';
import { ToneMark } from '../ToneMark/ToneMark.tsx';
import './Notice.css';

/** Props of {@link Notice}. */
export interface NoticeProps extends PartProps {
  /** Weight of the message. An `error` is read out at once. */
  tone: Tone;
  /** The message, in Vietnamese. */
  children: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
}

/** A message that stays on the page, beside what it is about: a server's refusal, a rule warning. */
export function Notice({ tone, children, action, ...rest }: NoticeProps) {
  return (
    <div className={`st-notice st-notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'} {...handedOn(rest)}>
      <div className="st-notice__message">
        <ToneMark mark={marks[tone]} />
        <div className="st-notice__text">{children}</div>
      </div>
      {action}
    </div>
  );
}
