import { type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useLeaveWarning } from '../Dialog/useLeaveWarning.ts';
import { useOneRun } from '../Dialog/useOneRun.ts';
import { focusUnreadable } from '../Field/controlRef.ts';
import { Notice } from '../Notice/Notice.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './FormPage.css';

/** Props of {@link FormPage}. */
export interface FormPageProps extends PartProps<HTMLFormElement> {
  /** Names the form for screen readers: "Thêm nhân viên". */
  label: string;
  /** Labels of the fields that differ from what is saved, in the order of the form: "Họ tên", "Cửa hàng". */
  changes: readonly string[];
  /**
   * Checks and saves. While its promise runs the form cannot be sent again; when it rejects, the error's Vietnamese
   * `message` is shown and everything typed stays.
   */
  onSubmit: () => Promise<unknown> | void;
  /** Goes back to what is saved; without it only saving is offered. */
  onDiscard?: () => void;
  /** Text of the saving button. Default "Lưu". */
  submitLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that fills a page. Its bar stays in sight, names what changed and saves it; leaving with changes asks first. */
export function FormPage(props: FormPageProps) {
  const { label, changes, onSubmit, onDiscard, submitLabel = 'Lưu', children } = props;
  const saving = useOneRun(false);
  useLeaveWarning(changes.length > 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!focusUnreadable(event.currentTarget)) saving.run(onSubmit);
  };
  return (
    <form {...handedOn(props)} className="st-form-page" aria-label={label} noValidate onSubmit={submit}>
      {saving.failure && <Notice tone="error">{saving.failure}</Notice>}
      <div className="st-form-page__fields">{children}</div>
      <div className="st-form-page__bar">
        <output>{changesText(changes)}</output>
        {onDiscard ? (
          <Button onClick={onDiscard} disabled={changes.length === 0 || saving.running}>
            Bỏ thay đổi
          </Button>
        ) : null}
        <Button type="submit" variant="primary" loading={saving.running} disabled={changes.length === 0}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Names the first three fields that changed, and counts the others. */
function changesText(changes: readonly string[]): string {
  if (changes.length === 0) return 'Chưa có thay đổi';
  const named = changes.slice(0, 3).join(', ');
  return `Đã đổi: ${named}${changes.length > 3 ? ` và ${changes.length - 3} mục khác` : ''}`;
}
