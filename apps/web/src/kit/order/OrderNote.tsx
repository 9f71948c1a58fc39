import { useState, type FormEvent } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { Button, Notice, TextAreaField, toast } from '@so-the/ui';
import { useUpdateScheduleNoteMutation } from '../../api/scheduleWorkingApi.ts';

/** The note of an order, edited where it stands. What was typed survives a refusal. */
export function OrderNote({ order }: { order: Pick<Schedule, 'ScheduleID' | 'Note' | 'Version'> }) {
  const [updateNote, { isLoading, error }] = useUpdateScheduleNoteMutation();
  const [typed, setTyped] = useState<string>();
  const saved = order.Note ?? '';
  const isDirty = typed !== undefined && typed.trim() !== saved;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || isLoading) return;
    const { ScheduleID, Version } = order;
    const answer = await updateNote({ body: { ScheduleID, Version, Note: typed.trim() } });
    if (answer.error) return;
    setTyped(undefined);
    toast.success('Cập nhật ghi chú thành công');
  };
  return (
    <form className="order-note" onSubmit={(event) => void save(event)}>
      {error && <Notice tone="error">{(error as ApiFailure).message}</Notice>}
      <TextAreaField label="Ghi chú" value={typed ?? saved} onChange={setTyped} rows={2} maxLength={500} />
      {isDirty && (
        <div className="order-note__buttons">
          <Button size="small" onClick={() => setTyped(undefined)}>
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
