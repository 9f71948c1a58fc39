import type { Schemas } from '@so-the/api-client';
import './statements.css';

/** Props of {@link UnreadLines}. */
export interface UnreadLinesProps {
  /** Name of the file. */
  name: string;
  lines: readonly Schemas['UnreadLine'][];
}

/** Most lines shown at once; a statement that nobody can read has thousands. */
const SHOWN = 100;

/** Lines of a statement that could not be read: where each stands, why, and the word that is to blame. */
export function UnreadLines({ name, lines }: UnreadLinesProps) {
  const more = lines.length - SHOWN;
  if (lines.length === 0) return <p>Mọi dòng giao dịch của sao kê này đều đọc được.</p>;
  return (
    <section className="unread-lines" aria-label={`Dòng cần xem của ${name}`}>
      <h3>{`${lines.length} dòng cần xem ở ${name}`}</h3>
      <p>Những dòng này không vào sổ. Vui lòng đối chiếu với ngân hàng hoặc nhập tay.</p>
      <ul>
        {lines.slice(0, SHOWN).map(({ Place, Reason, Text, Word }) => (
          <li key={Place}>
            <p>
              <strong>{Place}</strong>
              {`: ${Reason}`}
              {Word !== undefined && (
                <>
                  {' '}
                  <mark>{Word}</mark>
                </>
              )}
            </p>
            <p className="unread-lines__text">{Text}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`… và ${more} dòng nữa.`}</p>}
    </section>
  );
}
