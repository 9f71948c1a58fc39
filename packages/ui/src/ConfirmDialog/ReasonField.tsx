import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import type { ReasonRule } from './reasonRule.ts';

interface ReasonFieldProps {
  rule: ReasonRule;
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** The reason in words; a usual one is taken by a press and can still be changed. */
export function ReasonField({ rule, value, onChange, error }: ReasonFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { label = 'Lý do', usual = [] } = rule;
  const take = (reason: string) => {
    onChange(reason);
    text.current?.focus();
  };
  const group = { role: 'group', 'aria-labelledby': id };
  return (
    <>
      <TextAreaField ref={text} label={label} value={value} onChange={onChange} error={error} required rows={2} />
      {usual.length > 0 && (
        <div {...group} className="st-confirm__usual">
          <span id={id} className="st-visually-hidden">
            Chọn nhanh
          </span>
          {usual.map((reason) => (
            <Button key={reason} size="small" onClick={() => take(reason)}>
              {reason}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
