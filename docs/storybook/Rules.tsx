import type { ReactNode } from 'react';
import './rules.css';

/** What to do and what to avoid, side by side, with an example of each where one says it better. */
export function Rules(props: {
  yes: readonly string[];
  no: readonly string[];
  yesExample?: ReactNode;
  noExample?: ReactNode;
}) {
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
