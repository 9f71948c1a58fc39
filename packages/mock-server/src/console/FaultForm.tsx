import { Accordion, Button, Notice, SegmentField, SelectField, TextField } from '@so-the/ui';
import { useEffect, useRef, useState } from 'react';
import type { FaultRule } from '../faults/faultRule.ts';
import { EMPTY_DRAFT, REPEATS, ruleOf, type FaultDraft, type PutDraft } from './faultDraft.ts';
import { FaultKindFields } from './FaultKindFields.tsx';
import { KINDS, OPERATIONS } from './faultText.ts';
import { sentenceOf } from './mockApi.ts';

/** Props of {@link FaultForm}. */
export interface FaultFormProps {
  busy: boolean;
  /** Call that was proposed: the form then begins at the turn that goes wrong. */
  proposed?: string;
  /** Why the last rule was refused. */
  refusal?: string;
  /** Called with the rule described. */
  onAdd: (rule: FaultRule) => void;
  /** Called with why what was typed describes no rule. */
  onRefuse: (refusal: string) => void;
}

/** Describes one more fault: what happens, to which calls, which time. */
export function FaultForm({ busy, proposed, refusal, onAdd, onRefuse }: FaultFormProps) {
  const [draft, setDraft] = useState<FaultDraft>({ ...EMPTY_DRAFT, call: proposed ?? '' });
  const put: PutDraft = (changed) => setDraft({ ...draft, ...changed });
  return (
    <form
      className="console__form"
      onSubmit={(event) => {
        event.preventDefault();
        try {
          onAdd(ruleOf(draft));
        } catch (error) {
          onRefuse(sentenceOf(error));
        }
      }}
    >
      <div className="console__row">
        <SelectField
          label="Cách lỗi"
          value={draft.kind}
          onChange={(kind) => put({ kind: kind ?? 'answer' })}
          options={KINDS}
          required
        />
        <FaultKindFields draft={draft} put={put} />
      </div>
      <CallFields draft={draft} put={put} />
      <TurnFields draft={draft} put={put} isFirst={proposed !== undefined} />
      {refusal === undefined ? null : (
        <div className="console__more">
          <Notice tone="error">{refusal}</Notice>
        </div>
      )}
      <div className="console__buttons">
        <Button type="submit" variant="primary" loading={busy}>
          Bật lỗi thử
        </Button>
      </div>
    </form>
  );
}

/** Which calls go wrong. */
function CallFields({ draft, put }: { draft: FaultDraft; put: PutDraft }) {
  const isKnown = OPERATIONS.some(({ value }) => value === draft.call);
  const conditions = (
    <div className="console__row">
      <TextField
        label="Của tài khoản"
        value={draft.user}
        onChange={(user) => put({ user })}
        placeholder="chushop"
        maxLength={100}
      />
      <TextField
        label="Trường"
        value={draft.field}
        onChange={(field) => put({ field })}
        placeholder="Amount"
        maxLength={100}
      />
      <TextField
        label="Bằng"
        value={draft.fieldValue}
        onChange={(fieldValue) => put({ fieldValue })}
        placeholder="5000000"
        maxLength={200}
      />
    </div>
  );
  return (
    <>
      <div className="console__row">
        <SelectField
          label="Lời gọi"
          value={isKnown ? draft.call : null}
          onChange={(call) => put({ call: call ?? '' })}
          options={OPERATIONS}
          placeholder="Mọi lời gọi"
          searchable
        />
        <TextField
          label="Hoặc một phần đường dẫn"
          value={isKnown ? '' : draft.call}
          onChange={(call) => put({ call })}
          placeholder="/api/Customer/"
          maxLength={200}
        />
      </div>
      <div className="console__more">
        <Accordion sections={[{ id: 'conditions', title: 'Chỉ lời gọi của ai, có trường nào', content: conditions }]} />
      </div>
    </>
  );
}

/** Which time the calls go wrong. */
function TurnFields({ draft, put, isFirst }: { draft: FaultDraft; put: PutDraft; isFirst: boolean }) {
  const turn = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    turn.current?.focus();
    turn.current?.select();
  }, [isFirst]);
  return (
    <div className="console__row">
      <TextField
        ref={turn}
        label="Lần thứ"
        value={draft.turn}
        onChange={(value) => put({ turn: value })}
        inputMode="numeric"
        maxLength={6}
      />
      <SegmentField
        label="Bao nhiêu lần"
        value={draft.repeat}
        onChange={(repeat) => put({ repeat })}
        options={REPEATS}
      />
      {draft.repeat === 'every' ? (
        <TextField
          label="N"
          value={draft.every}
          onChange={(every) => put({ every })}
          inputMode="numeric"
          maxLength={6}
        />
      ) : null}
    </div>
  );
}
