import type { ReactNode } from 'react';
import './rules.css';

/** What a part is for and what it is not for: `parameters.rules` of its stories. */
export interface PartRules {
  /** What to do, a sentence each. */
  yes: readonly string[];
  /** What to avoid. */
  no: readonly string[];
  /** Shows the first of `yes`. */
  yesExample?: ReactNode;
  /** Shows the first of `no`. */
  noExample?: ReactNode;
}

/** What to do and what to avoid, side by side, with an example of each where one says it better. */
export function Rules(props: PartRules) {
  return (
    <div className="rules sb-unstyled">
      <RuleList title="Nên" rules={props.yes} example={props.yesExample} />
      <RuleList title="Không nên" rules={props.no} example={props.noExample} no />
    </div>
  );
}

function RuleList(props: { title: string; rules: readonly string[]; example: ReactNode; no?: boolean }) {
  return (
    <div className={props.no ? 'rules__no' : undefined}>
      <strong>{props.title}</strong>
      {props.example ? <div className="rules__example">{props.example}</div> : null}
      <ul>
        {props.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
