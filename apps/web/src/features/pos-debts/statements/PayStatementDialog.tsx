import type { Schemas } from '@so-the/api-client';
import { ConfirmDialog } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { usePayDebtFromPdfMutation } from '../../../api/posDebtApi.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { BankAccountPicker } from '../../../kit/pickers/BankAccountPicker.tsx';
import { useAllRows } from '../../../kit/rows/useAllRows.ts';
import { useRefreshed } from '../useRefreshed.ts';
import { isPayable } from './lineStates.ts';

interface PayValues {
  BankCardID: number | null;
  PaidAt: string | null;
}

const Field = formFields<PayValues>();
const TRANSFER = 2;

/** Props of {@link PayStatementDialog}. */
export interface PayStatementDialogProps {
  fileId: number;
  onClose: () => void;
}

/** Pays every matched row of a statement that is not paid yet. */
export function PayStatementDialog({ fileId, onClose }: PayStatementDialogProps) {
  const lines = useAllRows<Schemas['PdfLine']>({ call: 'listPdfBills', args: { FileID: fileId } });
  if (lines.error !== undefined) {
    return <NothingToPay onClose={onClose}>{lines.error}</NothingToPay>;
  }
  const payable = lines.rows?.filter(isPayable);
  if (!payable) return null;
  if (payable.length === 0) {
    return <NothingToPay onClose={onClose}>Sao kê không còn dòng khớp nào chờ thanh toán.</NothingToPay>;
  }
  return <PayLinesDialog fileId={fileId} lines={payable} onClose={onClose} />;
}

function NothingToPay({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Thanh toán sao kê"
      confirmLabel="Đã hiểu"
      onConfirm={() => Promise.resolve(onClose())}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Props of {@link PayLinesDialog}. */
export interface PayLinesDialogProps extends PayStatementDialogProps {
  /** The rows to pay, all of them or none. */
  lines: readonly Schemas['PdfLine'][];
}

/** Pays rows of a statement into the lots of their swipes: what the bank paid, one lot payment a row. */
export function PayLinesDialog({ fileId: FileID, lines, onClose }: PayLinesDialogProps) {
  const [pay] = usePayDebtFromPdfMutation();
  const refreshed = useRefreshed();
  const funds = useFunds();
  const sum = lines.reduce((all, { Net }) => all + Net, 0);
  const differing = lines.filter(({ FeeDifference = 0 }) => FeeDifference !== 0).length;
  const send = ({ BankCardID, PaidAt }: PayValues, idempotencyKey: string) => {
    const told = { ...(BankCardID && { BankCardID }), ...(PaidAt && { PaidAt }) };
    const body = { FileID, LineIDs: lines.map(({ LineID }) => LineID), ...told };
    return refreshed(pay({ body, idempotencyKey }).unwrap());
  };
  return (
    <MoneyDialog<PayValues>
      title="Thanh toán sao kê"
      draft={`payStatement/${FileID}`}
      values={{ BankCardID: null, PaidAt: null }}
      facts={({ BankCardID }) => ({
        party: joined(lines[0]?.PosName, lines[0]?.FileName),
        amount: sum,
        fund: BankCardID ? funds.nameOf({ Method: TRANSFER, BankCardID }) : 'Tài khoản nhận tiền của máy POS',
        fundLabel: 'Thu vào',
        note: `${lines.length} dòng trả vào lô của từng lượt quẹt.`,
        warnings: differing > 0 ? [`${differing} dòng chênh phí: phần chênh vẫn còn lại ở lô`] : [],
      })}
      send={send}
      done="Thanh toán theo sao kê thành công"
      onClose={onClose}
    >
      <Field.Picker name="BankCardID" label="Tài khoản nhận">
        {(field) => <BankAccountPicker {...field} placeholder="Theo máy POS" />}
      </Field.Picker>
      <Field.DateTime name="PaidAt" label="Thời gian" posts hint="Để trống = giờ hiện tại" />
    </MoneyDialog>
  );
}
