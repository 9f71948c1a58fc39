import { useRef } from 'react';
import type { Schemas } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useAddExpenseMutation, useAddReceiptMutation } from '../../api/paymentApi.ts';
import { amountRule } from '../../kit/document/amountRule.ts';
import { feeNote, NO_FEE_PAYER } from '../../kit/document/feePayer.ts';
import { FundFields } from '../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../kit/document/funds/useFunds.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { VoucherPartyFields } from './VoucherPartyFields.tsx';
import { voucherBody, type VoucherValues } from './voucherValues.ts';
import { VoucherTypeField } from './VoucherTypeField.tsx';

const Field = formFields<VoucherValues>();
const WAITING = 0;

/** Props of {@link VoucherDialog}. */
export interface VoucherDialogProps {
  /** 1 money comes in, 2 money goes out. */
  kind: Schemas['VoucherKind'];
  onClose: () => void;
}

/** Makes a voucher: booked at once, or waiting for a second person where it is large. */
export function VoucherDialog({ kind, onClose }: VoucherDialogProps) {
  const [addReceipt] = useAddReceiptMutation();
  const [addExpense] = useAddExpenseMutation();
  const waits = useRef(false);
  const funds = useFunds();
  const comesIn = kind === 1;
  const noun = comesIn ? 'phiếu thu' : 'phiếu chi';
  const send = async (values: VoucherValues, idempotencyKey: string, Reason: string) => {
    const add = comesIn ? addReceipt : addExpense;
    const { Data } = await add({ body: voucherBody(values, Reason), idempotencyKey }).unwrap();
    waits.current = Data.Status === WAITING;
  };
  return (
    <MoneyDialog<VoucherValues>
      title={`Lập ${noun}`}
      draft={`voucher/${kind}`}
      values={{
        ConfigID: null,
        PartyType: null,
        ...NO_FEE_PAYER,
        Amount: null,
        ...funds.start,
        VoucherDate: vietnamToday(),
        Description: '',
      }}
      facts={({ ConfigID, PartyName, ScheduleCode, Amount, Description, ...fund }) => ({
        party: PartyName || 'Không ghi đối tượng',
        amount: Amount ?? 0,
        fund: funds.nameOf(fund),
        fundLabel: comesIn ? 'Thu vào' : 'Chi từ',
        second: { Write: 13, Amount: Amount ?? 0, RefID: ConfigID ?? 0 },
        note: feeNote({ ScheduleCode }, Description),
      })}
      send={send}
      mayAskReason={!comesIn}
      done={() => `Lập ${noun} thành công${waits.current ? ', đang chờ người khác duyệt' : ''}`}
      onClose={onClose}
    >
      <VoucherTypeField kind={kind} />
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <FundFields />
      <VoucherPartyFields />
      <Field.Text name="Description" label="Diễn giải" maxLength={255} required />
      <Field.Date name="VoucherDate" label="Ngày phiếu" posts required />
    </MoneyDialog>
  );
}
