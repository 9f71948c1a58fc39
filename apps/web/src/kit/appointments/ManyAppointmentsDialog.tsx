import { useMemo } from 'react';
import { Button, isBadLine } from '@so-the/ui';
import { BatchDialog } from '../batch/BatchDialog.tsx';
import { appointmentColumns } from './appointmentColumns.tsx';
import { CardsToServe } from './CardsToServe.tsx';
import { SharedTermsFields } from './SharedTermsFields.tsx';
import { useManyAppointments, type ManyAppointmentsOptions } from './useManyAppointments.ts';
import './appointments.css';

/** Props of {@link ManyAppointmentsDialog}. */
export interface ManyAppointmentsDialogProps extends ManyAppointmentsOptions {
  /** Names the dialog: "Đẩy lịch". */
  title: string;
  onClose: () => void;
}

/** Makes appointments with many cards: terms, a preview by the server, a result a card. What was refused stays to be corrected. */
export function ManyAppointmentsDialog({ title, onClose, ...options }: ManyAppointmentsDialogProps) {
  const work = useManyAppointments(options);
  const { batch, made, cards, termsOf, judge } = work;
  const { state } = batch;
  const columns = useMemo(() => appointmentColumns(made), [made]);
  const chosen = cards.filter((card) => termsOf(card).chosen).length;
  const bad = 'lines' in state && state.lines.some((line) => isBadLine(line));
  return (
    <BatchDialog
      title={title}
      noun="lịch hẹn"
      batch={batch}
      columns={columns}
      choose={
        <>
          <SharedTermsFields work={work} />
          <CardsToServe work={work} />
          <Button
            variant="primary"
            loading={state.step === 'judging'}
            disabled={chosen === 0}
            onClick={() => void judge()}
          >
            {`Xem trước ${chosen} lịch hẹn`}
          </Button>
        </>
      }
      saveLabel={(good) => `Tạo ${good} lịch hẹn`}
      backLabel="Sửa"
      actions={
        state.step === 'done' && bad ? (
          <Button size="small" onClick={work.correct}>
            Sửa dòng lỗi
          </Button>
        ) : undefined
      }
      onClose={onClose}
    />
  );
}
