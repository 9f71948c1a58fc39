import type { Schemas } from '@so-the/api-client';
import { changedValues } from './changedValues.ts';
import './actionLog.css';

/** What an action changed, field by field, before and after. */
export function ActionChanges({ action }: { action: Schemas['LogAction'] }) {
  const values = changedValues(action);
  return (
    <table className="action-changes">
      <thead>
        <tr>
          <th scope="col">Trường</th>
          <th scope="col">Trước</th>
          <th scope="col">Sau</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? '–'}</td>
            <td>{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
