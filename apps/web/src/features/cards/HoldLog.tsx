import type { Schemas } from '@so-the/api-client';
import { formatDateTime } from '@so-the/ui/format';
import './HoldLog.css';

/** Who took a card in or handed it back, the latest first (domain §2(i)). */
export function HoldLog({ log }: { log: readonly Schemas['CardHold'][] }) {
  return (
    <ol className="hold-log" aria-label="Lịch sử giữ thẻ">
      {log.map(({ HoldID, Held, At, UserName, HoldPlace, Note }) => (
        <li key={HoldID}>
          <span>
            <strong>{Held ? 'Giữ thẻ' : 'Trả thẻ'}</strong>
            {[UserName, HoldPlace, Note].map((fact) => fact && ` · ${fact}`)}
          </span>
          <time dateTime={At}>{formatDateTime(At)}</time>
        </li>
      ))}
    </ol>
  );
}
