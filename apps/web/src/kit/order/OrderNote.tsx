import { useState, type FormEvent } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { Button, DescriptionList, Notice } from '@so-the/ui';
import { useUpdateScheduleNoteMutation } from '../../api/scheduleWorkingApi.ts';
import { useRights } from '../access/useRights.ts';
import { PATHS } from '../places/paths.ts';
import { EngineFields } from '../form/EngineFields.tsx';
import { formFields } from '../form/formFields.tsx';
import { useEntry } from '../form/useEntry.ts';

type NoteValues = Pick<Schedule, 'Note' | 'Version'>;

const Field = formFields<NoteValues>();

interface OrderNoteProps {
  order: Pick<Schedule, 'ScheduleID' | 'Note' | 'Version'>;
}

/** The note of an order, edited where it stands by who may. What was typed survives a refusal, a lost answer and an expired session. */
export function OrderNote({ order }: OrderNoteProps) {
  const { edit } = useRights(PATHS.appointments, PATHS.orders, PATHS.warnings);
  if (edit) return <NoteForm order={order} />;
  return order.Note ? <DescriptionList items={[{ label: 'Ghi chú', value: order.Note }]} /> : null;
}

function NoteForm({ order }: OrderNoteProps) {
  const [updateNote, { isLoading }] = useUpdateScheduleNoteMutation();
  const [failure, setFailure] = useState<string>();
  const { ScheduleID, Note = '', Version } = order;
  const { engine, submit } = useEntry<NoteValues>({
    draft: `note/${ScheduleID}`,
    values: { Note, Version },
    send: (typed, idempotencyKey) => updateNote({ body: { ScheduleID, Note: '', ...typed }, idempotencyKey }).unwrap(),
    done: 'Cập nhật ghi chú thành công',
    onClose: () => undefined,
  });
  const { form, startOver } = engine;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.formState.isDirty || isLoading) return;
    setFailure(undefined);
    await submit().then(
      (isSaved) => isSaved && form.reset(form.getValues(), { keepDirtyValues: false }),
      (caught: ApiFailure) => setFailure(caught.message),
    );
  };
  return (
    <form className="order-note" noValidate onSubmit={(event) => void save(event)}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <EngineFields engine={engine}>
        <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
      </EngineFields>
      {form.formState.isDirty && (
        <div className="order-note__buttons">
          <Button size="small" onClick={startOver}>
            Bỏ sửa
          </Button>
          <Button size="small" type="submit" loading={isLoading}>
            Lưu ghi chú
          </Button>
        </div>
      )}
    </form>
  );
}
