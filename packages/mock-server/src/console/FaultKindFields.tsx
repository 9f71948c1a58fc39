import { SelectField, TextField } from '@so-the/ui';
import type { ComponentType } from 'react';
import type { FaultDraft, PutDraft } from './faultDraft.ts';
import { LOSSES, SPOILS } from './faultText.ts';

/** Props of {@link FaultKindFields}. */
export interface FaultKindFieldsProps {
  draft: FaultDraft;
  put: PutDraft;
}

/** What a fault of the chosen kind needs to know, and nothing of the others. */
export function FaultKindFields({ draft, put }: FaultKindFieldsProps) {
  const Fields = FIELDS[draft.kind];
  return <Fields draft={draft} put={put} />;
}

const FIELDS: Readonly<Record<FaultDraft['kind'], ComponentType<FaultKindFieldsProps>>> = {
  answer: AnswerFields,
  slow: ({ draft, put }) => (
    <>
      <NumberText label="Trung vị (ms)" value={draft.medianMs} onChange={(medianMs) => put({ medianMs })} />
      <NumberText label="p99 (ms)" value={draft.p99Ms} onChange={(p99Ms) => put({ p99Ms })} />
    </>
  ),
  lost: ({ draft, put }) => (
    <SelectField
      label="Mất lúc nào"
      value={draft.when}
      onChange={(when) => put({ when: when ?? 'before' })}
      options={LOSSES}
      required
    />
  ),
  spoilt: ({ draft, put }) => (
    <SelectField
      label="Hỏng thế nào"
      value={draft.how}
      onChange={(how) => put({ how: how ?? 'truncated' })}
      options={SPOILS}
      required
    />
  ),
  dribble: ({ draft, put }) => (
    <NumberText
      label="Byte mỗi giây"
      value={draft.bytesPerSecond}
      onChange={(bytesPerSecond) => put({ bytesPerSecond })}
    />
  ),
};

function AnswerFields({ draft, put }: FaultKindFieldsProps) {
  return (
    <>
      <NumberText label="Mã HTTP" value={draft.status} onChange={(status) => put({ status })} />
      <TextField
        label="Lời báo"
        value={draft.message}
        onChange={(message) => put({ message })}
        placeholder="Lỗi thử nghiệm"
        maxLength={1000}
      />
      <TextField
        label="Hoặc nội dung JSON"
        value={draft.body}
        onChange={(body) => put({ body })}
        placeholder='{"Result":1,"Data":[]}'
      />
    </>
  );
}

function NumberText(props: { label: string; value: string; onChange: (value: string) => void }) {
  return <TextField {...props} inputMode="numeric" maxLength={8} />;
}
