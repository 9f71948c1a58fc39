import { Button, StatusTag, type StatusTone } from '@so-the/ui';
import type { LoggedRequest } from '../node/loggedRequest.ts';
import { FAULT_NAMES } from './faultText.ts';

/** Props of {@link RequestLine}. */
export interface RequestLineProps {
  line: LoggedRequest;
  onOpen: (id: number) => void;
  /** Called with the call whose next one shall go wrong. */
  onPropose: (operationId: string) => void;
}

/** One call of the log: a press opens it, another makes the next one like it go wrong. */
export function RequestLine({ line, onOpen, onPropose }: RequestLineProps) {
  const { id, at, method, path, operationId, unknownNames, ms, fault, replayOf } = line;
  return (
    <li className="request-line">
      <button type="button" className="request" onClick={() => onOpen(id)}>
        <span className="request__time">{at.slice(11, 19)}</span>
        <span className="request__name">
          <strong>{operationId || 'Địa chỉ không có trong hợp đồng'}</strong>
          <small>
            {method} {path}
          </small>
        </span>
        <span className="request__marks">
          {replayOf === undefined ? null : <StatusTag label={`Gửi lại #${replayOf}`} />}
          {fault === undefined ? null : <StatusTag label={`Lỗi thử: ${FAULT_NAMES[fault] ?? fault}`} tone="warning" />}
          {unknownNames ? <StatusTag label={`Tham số lạ: ${unknownNames.join(', ')}`} tone="warning" /> : null}
          <StatusTag label={resultText(line)} tone={toneOf(line)} />
        </span>
        <span className="request__ms">{ms} ms</span>
      </button>
      {operationId === '' ? null : (
        <Button
          size="small"
          variant="ghost"
          onClick={() => onPropose(operationId)}
          aria-label={`Làm hỏng lần tới: ${operationId}`}
        >
          Làm hỏng lần tới
        </Button>
      )}
    </li>
  );
}

/** The HTTP status, and why a rule refused. */
export function resultText({ status, result, code }: LoggedRequest): string {
  return result === 1 || code === undefined ? String(status) : `${status} ${code}`;
}

/** Green for done, amber for refused, red for the server's own fault. */
export function toneOf({ status, result }: LoggedRequest): StatusTone {
  if (status >= 500) return 'danger';
  return result === 1 ? 'success' : 'warning';
}
