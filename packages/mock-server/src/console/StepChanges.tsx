import { DescriptionList } from '@so-the/ui';
import type { FieldChange, StepDetails } from '../engine/historyView.ts';

/** What one call wrote: each record before and after, and what was posted. */
export function StepChanges({ step }: { step: StepDetails }) {
  const { posted, hash, userId, shopId } = step;
  // Of some records a secret alone was changed.
  const rows = step.rows.filter(({ changes }) => changes.length > 0);
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { label: 'Người dùng', value: userId },
          { label: 'Cửa hàng', value: shopId },
          { label: 'Vân tay dữ liệu', value: <code>{hash}</code>, wide: true },
        ]}
      />
      {rows.map(({ table, id, isNew, changes }) => (
        <section key={`${table} ${id}`} aria-label={`${table} ${id}`}>
          <h3 className="console__title">{`${isNew ? 'Thêm' : 'Sửa'} ${table} ${id}`}</h3>
          <dl className="history__changes">
            {changes.map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </dl>
        </section>
      ))}
      {posted.length === 0 ? null : (
        <section aria-label="Bút toán">
          <h3 className="console__title">{`${posted.length} bút toán`}</h3>
          <pre className="console__json">{JSON.stringify(posted, null, 2)}</pre>
        </section>
      )}
    </>
  );
}

function Change({ field, before, after }: FieldChange) {
  return (
    <>
      <dt>{field}</dt>
      <dd>
        {before === undefined ? null : <del>{textOf(before)}</del>} <ins>{textOf(after)}</ins>
      </dd>
    </>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
