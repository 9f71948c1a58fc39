import type { Schemas } from '@so-the/api-client';

/** Most lines shown at once. */
const SHOWN = 100;

/** Lines of a statement that nobody could read: where each stands, why, and what it says. Nothing where all were read. */
export function UnreadBook({ lines }: { lines: readonly Schemas['UnreadLine'][] }) {
  if (lines.length === 0) return null;
  return (
    <details className="bank-book__unread">
      <summary>{`${lines.length} dòng không đọc được, không tính vào đối soát`}</summary>
      <ul>
        {lines.slice(0, SHOWN).map(({ Place, Reason, Text }) => (
          <li key={Place}>
            <strong>{Place}</strong>
            {`: ${Reason} – ${Text}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
