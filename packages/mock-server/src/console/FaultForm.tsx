import { Button, SelectField, TextField } from '@so-the/ui';
import { operations } from '@so-the/api-client';
import { useRef, useState } from 'react';
import type { FaultRule } from '../faults.ts';
import { EMPTY_DRAFT, FAILURES, ruleOf, type FaultDraft } from './faultText.ts';

/** Props of {@link FaultForm}. */
export interface FaultFormProps {
  busy: boolean;
  /** Called with the rule described. */
  onAdd: (rule: FaultRule) => void;
}

const OPERATIONS = Object.entries(operations).map(([id, { path }]) => ({ value: id, label: `${id} · ${path}` }));

/** Describes one more fault: which calls, how they fail, how often, how slowly. */
export function FaultForm({ busy, onAdd }: FaultFormProps) {
  const [draft, setDraft] = useState<FaultDraft>(EMPTY_DRAFT);
  const [isAsked, setIsAsked] = useState(false);
  const kind = useRef<HTMLElement>(null);
  const put = (changed: Partial<FaultDraft>) => setDraft({ ...draft, ...changed });
  const isKnown = OPERATIONS.some(({ value }) => value === draft.match);
  return (
    <form
      className="console__form"
      onSubmit={(event) => {
        event.preventDefault();
        const rule = ruleOf(draft);
        setIsAsked(!rule);
        if (rule) onAdd(rule);
        else kind.current?.focus();
      }}
    >
      <div className="console__row">
        <SelectField
          label="Lời gọi"
          value={isKnown ? draft.match : null}
          onChange={(match) => put({ match: match ?? '' })}
          options={OPERATIONS}
          placeholder="Mọi lời gọi"
          searchable
        />
        <TextField
          label="Hoặc một phần đường dẫn"
          value={isKnown ? '' : draft.match}
          onChange={(match) => put({ match })}
          placeholder="/api/Customer/"
          maxLength={200}
        />
      </div>
      <div className="console__row">
        <SelectField
          label="Cách lỗi"
          value={draft.failure}
          onChange={(failure) => put({ failure })}
          options={FAILURES}
          error={isAsked && draft.failure === null ? 'Vui lòng chọn: chỉ chậm, hay lỗi thế nào' : undefined}
          ref={kind}
          required
        />
        {draft.failure === null || draft.failure === 'none' ? null : (
          <NumberText label="Tỉ lệ lỗi (%)" value={draft.percent} onChange={(percent) => put({ percent })} />
        )}
        {draft.failure === 'status' ? (
          <NumberText label="Mã HTTP" value={draft.status} onChange={(status) => put({ status })} />
        ) : null}
      </div>
      <Waits draft={draft} put={put} />
      <div className="console__buttons">
        <Button type="submit" variant="primary" loading={busy}>
          Bật lỗi thử
        </Button>
      </div>
    </form>
  );
}

/** How slowly calls are answered. */
function Waits({ draft, put }: { draft: FaultDraft; put: (changed: Partial<FaultDraft>) => void }) {
  return (
    <fieldset className="console__row">
      <legend>Độ trễ (ms)</legend>
      <NumberText label="Nhanh nhất" value={draft.minMs} onChange={(minMs) => put({ minMs })} />
      <NumberText label="Trung vị" value={draft.medianMs} onChange={(medianMs) => put({ medianMs })} />
      <NumberText label="p95" value={draft.p95Ms} onChange={(p95Ms) => put({ p95Ms })} />
    </fieldset>
  );
}

function NumberText(props: { label: string; value: string; onChange: (value: string) => void }) {
  return <TextField {...props} inputMode="decimal" maxLength={7} />;
}
