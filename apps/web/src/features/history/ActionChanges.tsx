import type { Schemas } from '@so-the/api-client';
import { changedValues, type ChangedValue } from './changedValues.ts';
import './actionLog.css';

/** What an action changed, field by field, before and after, and what else the same action did. */
export function ActionChanges({ action }: { action: Schemas['LogAction'] }) {
  const values = changedValues(action);
  return (
    <>
      {values.length > 0 && <ChangedFields values={values} />}
      {action.Others && <p className="action-others">{['Cùng lần này:', ...action.Others].join('\n')}</p>}
    </>
  );
}

function ChangedFields({ values }: { values: readonly ChangedValue[] }) {
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
