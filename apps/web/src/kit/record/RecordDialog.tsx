import { useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Button, FormDialog, Notice, type FormDialogProps } from '@so-the/ui';
import { ConflictNotice } from '../form/ConflictNotice.tsx';
import { FieldLabels } from '../form/fieldLabels.ts';
import { FieldRailsContext } from '../form/fieldRails.ts';
import { InputFactsContext, type InputFacts } from '../form/inputFacts.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { useRecordForm, type RecordFormOptions } from './useRecordForm.ts';
import './RecordDialog.css';

/** Props of {@link RecordDialog}. */
export interface RecordDialogProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  /** Called once the record is saved, or the person closes the form. */
  onClose: () => void;
  /** What the contract says of the fields, as the client's `…Fields` have it: what is required, how long a text is. */
  input?: InputFacts;
  /** Width of the dialog. Default `medium`. */
  size?: FormDialogProps['size'];
  /** Offers "Lưu & thêm mới" while adding. Default false. */
  addMore?: boolean;
  /** Stands at the left of the buttons. */
  footStart?: ReactNode;
  /** The fields, made by `formFields`. */
  children: ReactNode;
}

const none: InputFacts = {};

/**
 * One form for adding and editing a record: complaints at the fields, the server's refusal above them, Enter saves once,
 * unsaved changes are guarded against closing, the back button and leaving the page.
 */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { noun, id, onClose, size, addMore = false, footStart, input, children } = props;
  const { form, submit, restored, startOver, conflict, question } = useRecordForm(props);
  const [labels] = useState(() => new Map<string, string>());
  const leaving = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  const close = () => {
    leaving.current = true;
    onClose();
  };
  const saveAndClose = async () => {
    // A saved form stays in sight until the address has changed: further presses must not save it again.
    if (!leaving.current && (await submit())) close();
  };
  const saveAndStartOver = async () => {
    if (!(await submit())) return;
    startOver();
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const dirty = form.formState.isDirty;
  return (
    <>
      <FormDialog
        title={id === undefined ? `Thêm ${noun}` : `Sửa ${noun}`}
        size={size}
        dirty={dirty}
        onSubmit={saveAndClose}
        onSubmitAndNew={addMore && id === undefined ? saveAndStartOver : undefined}
        onClose={close}
        footStart={footStart}
      >
        <LeaveGuard when={dirty} passing={leaving} />
        {restored && (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={startOver}>
                Bỏ nội dung này
              </Button>
            }
          >
            Đã khôi phục nội dung bạn nhập trước khi phiên đăng nhập hết hạn.
          </Notice>
        )}
        {conflict && <ConflictNotice conflict={conflict} labels={labels} />}
        <div className="record-fields" ref={fields}>
          <FieldLabels value={labels}>
            <InputFactsContext value={input ?? none}>
              <FieldRailsContext value={question.rails}>
                <FormProvider {...form}>{children}</FormProvider>
              </FieldRailsContext>
            </InputFactsContext>
          </FieldLabels>
        </div>
      </FormDialog>
      {question.dialog}
    </>
  );
}
