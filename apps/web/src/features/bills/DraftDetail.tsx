import { useRef, useState, type ReactNode } from 'react';
import type { ApiFailure, BillInput, Schemas } from '@so-the/api-client';
import { Button, ImageWithFields, Notice, toast } from '@so-the/ui';
import { useAddLotBillsMutation } from '../../api/posDebtApi.ts';
import { LeaveGuard } from '../../kit/form/drafts/LeaveGuard.tsx';
import { useSendOnce } from '../../kit/form/sending/useSendOnce.ts';
import { BillFields } from './BillFields.tsx';
import { billBody, billValues, keptPlace, lacking, type BillValues } from './billValues.ts';
import { CancelBillDialog } from './CancelBillDialog.tsx';
import { SwipeField } from './SwipeField.tsx';

const DRAFT = 0;
const CONFIRMED = 1;
const DUPLICATE = 2;

/** Props of {@link DraftDetail}. */
export interface DraftDetailProps {
  bill: Schemas['Bill'];
  /** Called once it is a draft no more. */
  onDone: () => void;
}

/** A draft beside its picture: typed on, confirmed for its swipe, marked as a duplicate or cancelled. What was typed stays when the draft is read anew. */
export function DraftDetail({ bill, onDone }: DraftDetailProps) {
  const [typed, setTyped] = useState<Partial<BillValues>>({});
  const values = { ...billValues(bill), ...typed };
  const [isCancelling, setCancelling] = useState(false);
  const passing = useRef(false);
  const { save, busy, problem } = useSaveBill(bill, values, () => {
    passing.current = true;
    onDone();
  });
  const isDirty = JSON.stringify(values) !== JSON.stringify(billValues(bill));
  const edit = (change: Partial<BillValues>) => setTyped((now) => ({ ...now, ...change }));
  const missing = lacking(values);
  const note = missing.length > 0 ? `Để xác nhận còn thiếu ${missing.join(', ')}` : 'Đủ để xác nhận';
  return (
    <>
      <LeaveGuard when={isDirty} passing={passing} />
      <div className="bill-detail__deeds">
        <Button disabled={busy} onClick={() => setCancelling(true)}>
          Hủy bill
        </Button>
        <Button disabled={busy} onClick={() => save(DUPLICATE)}>
          Đánh dấu trùng
        </Button>
        <Button disabled={busy} onClick={() => save(DRAFT)}>
          Lưu nháp
        </Button>
        <Button variant="primary" disabled={busy || missing.length > 0} onClick={() => save(CONFIRMED)}>
          Xác nhận bill
        </Button>
      </div>
      <Pictured bill={bill}>
        <Notice tone={problem === undefined ? 'info' : 'error'}>{problem ?? note}</Notice>
        <SwipeField values={values} matches={[]} onChange={(LogWithdrawalID) => edit({ LogWithdrawalID })} />
        <BillFields values={values} unread={Object.keys(values)} onChange={edit} />
        {isCancelling && <CancelBillDialog bill={bill} onClose={() => setCancelling(false)} />}
      </Pictured>
    </>
  );
}

const DONE: Record<BillInput['Status'], string> = {
  0: 'Lưu bill nháp thành công',
  1: 'Xác nhận bill thành công',
  2: 'Đã đánh dấu bill trùng',
  3: 'Hủy bill thành công',
};

/** Sends the draft as it is typed, once; what is refused is told and stays as it is. */
function useSaveBill(bill: Schemas['Bill'], values: BillValues, onDone: () => void) {
  const [addBills] = useAddLotBillsMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendOnce = useSendOnce();
  const locked = useRef(false);
  const send = async (Status: BillInput['Status']) => {
    locked.current = true;
    setBusy(true);
    try {
      const body = billBody(values, keptPlace(bill, Status));
      await sendOnce(body, (sent, idempotencyKey) => addBills({ body: { Bills: [sent] }, idempotencyKey }).unwrap());
      toast.success(DONE[Status]);
      if (Status !== DRAFT) onDone();
    } catch (caught) {
      setProblem((caught as ApiFailure).message);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, save: (Status: BillInput['Status']) => void (locked.current || send(Status)) };
}

/** Fields beside the picture, alone where the slip was typed without one. */
function Pictured({ bill, children }: { bill: Schemas['Bill']; children: ReactNode }) {
  if (bill.ImageUrl === undefined) return children;
  return (
    <ImageWithFields src={bill.ImageUrl} alt={`Ảnh bill số ${bill.BillID}`}>
      {children}
    </ImageWithFields>
  );
}
