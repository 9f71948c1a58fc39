import type { RightsChange } from './rightSet.ts';

/** What is given and what is taken, screen by screen. */
export function ChangeList({ changes }: { changes: readonly RightsChange[] }) {
  return (
    <ul className="permissions__changes" aria-label="Quyền thay đổi">
      {changes.map(({ screen, given, taken }) => (
        <li key={screen}>
          <strong>{screen}</strong>
          {given.length > 0 && <span data-change="given">Thêm: {given.join(', ')}</span>}
          {taken.length > 0 && <span data-change="taken">Bỏ: {taken.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}
