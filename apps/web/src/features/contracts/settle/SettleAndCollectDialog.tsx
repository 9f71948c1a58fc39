import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { VietQr } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useWatch, type Control } from 'react-hook-form';
import { ConfirmFacts } from '../../../kit/document/ConfirmFacts.tsx';
import { CashGivenField } from '../../../kit/document/funds/CashGivenField.tsx';
import { fundBody, TRANSFER } from '../../../kit/document/funds/fund.ts';
import { FundPicker } from '../../../kit/document/funds/FundPicker.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { EngineFields } from '../../../kit/form/EngineFields.tsx';
import { orderName } from '../../../kit/order/orderName.ts';
import { leftToCollect } from '../../../kit/order/orderMoney.ts';
import { SettledDateField } from '../../../kit/order/SettledDateField.tsx';
import { usePayee } from '../../../kit/print/usePayee.ts';
import { useSettleAndCollect, type CollectValues } from './useSettleAndCollect.ts';

/** Props of {@link SettleAndCollectDialog}. */
export interface SettleAndCollectDialogProps {
  order: Schedule;
  onClose: () => void;
}

/** Completes an order and collects what the customer then owes, in one confirmation, with the code to pay it by. */
export function SettleAndCollectDialog({ order: opened, onClose }: SettleAndCollectDialogProps) {
  const [order] = useState(opened);
  const amount = leftToCollect(order) ?? 0;
  const { engine, confirm, isSettled } = useSettleAndCollect({ order, amount, onClose });
  const { nameOf } = useFunds();
  const [Method, BankCardID] = useWatch({ control: engine.form.control, name: ['Method', 'BankCardID'] });
  return (
    <ConfirmFacts
      title={`Hoàn thành và thu: ${orderName(order)}`}
      confirmLabel={isSettled ? 'Thu tiền' : 'Hoàn thành và thu'}
      facts={{
        party: order.CustomerName,
        amount,
        fund: nameOf({ Method, BankCardID }),
        fundLabel: 'Thu vào',
        debt: { label: 'Khách nợ đơn này (gồm phí)', before: order.DebtWithFee, after: order.DebtWithFee - amount },
        note: isSettled ? 'Đơn đã hoàn thành, còn phải thu tiền.' : settlingNote(order),
      }}
      onConfirm={confirm}
      onClose={engine.close}
    >
      <EngineFields engine={engine} inPlace>
        <FundPicker label="Thu vào" shown />
        <CashGivenField amount={amount} />
        {!isSettled && <SettledDateField order={order} />}
      </EngineFields>
      <PayCode control={engine.form.control} amount={amount} code={order.Code} />
    </ConfirmFacts>
  );
}

interface PayCodeProps {
  control: Control<CollectValues>;
  amount: number;
  code: string;
}

/** The code that the customer pays the amount by, into the account that was chosen. */
function PayCode({ control, amount, code }: PayCodeProps) {
  const [Method, BankCardID] = useWatch({ control, name: ['Method', 'BankCardID'] });
  const account = fundBody({ Method, BankCardID }).BankCardID;
  const payee = usePayee(amount, code, account);
  return Method === TRANSFER && payee ? <VietQr {...payee} size={160} /> : null;
}

function settlingNote({ FeeAmount, CommissionState, CommissionAmount = 0 }: Schedule): string {
  const fee = `Đơn được quyết toán: phí ${formatMoney(FeeAmount)} được ghi vào công nợ của khách rồi thu ngay.`;
  return CommissionState === undefined
    ? fee
    : `${fee} Khách trả đủ thì hoa hồng ${formatMoney(CommissionAmount)} phải trả.`;
}
