import { useWatch } from 'react-hook-form';
import { vietnamToday } from '@so-the/ui/format';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import { useTransferFundMutation } from '../../../api/paymentApi.ts';
import { faultsAt } from '../../form/fieldErrors.ts';
import { formFields } from '../../form/formFields.tsx';
import { amountRule } from '../amountRule.ts';
import { MoneyDialog } from '../MoneyDialog.tsx';
import { TransferEffect } from './TransferEffect.tsx';
import { fundOf, fundOptions, transferBody, transferFieldOf, type TransferValues } from './transferValues.ts';
import { useFundBalance } from './useFundBalance.ts';

const Field = formFields<TransferValues>();
const all = { PageSize: 500 };
const NONE = [] as const;

/** Moves money between two own funds, cash or bank account, by one voucher; nothing is earned or spent by it. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const [transfer] = useTransferFundMutation();
  const { data } = useListBankCardsQuery(all);
  const balanceOf = useFundBalance();
  const accounts = data?.Data ?? NONE;
  const options = fundOptions(accounts);
  const nameOf = (chosen: number | null) => options.find(({ value }) => value === chosen)?.label ?? '';
  const send = (values: TransferValues, idempotencyKey: string, Reason: string) =>
    transfer({ body: transferBody(values, Reason), idempotencyKey })
      .unwrap()
      .catch((caught: unknown) => {
        throw faultsAt(caught, transferFieldOf);
      });
  return (
    <MoneyDialog<TransferValues>
      title="Chuyển quỹ"
      draft="transferFund"
      values={{ From: null, To: null, Amount: null, VoucherDate: vietnamToday(), Description: '' }}
      facts={({ From, To, Amount, Description }) => {
        const amount = Amount ?? 0;
        const [from, to] = [balanceOf(fundOf(From)), balanceOf(fundOf(To))];
        return {
          party: nameOf(To),
          partyLabel: 'Đến quỹ',
          amount,
          fund: nameOf(From),
          fundLabel: 'Từ quỹ',
          ...(from !== undefined && { balance: { before: from, after: from - amount } }),
          ...(to !== undefined && { debt: { label: `Tồn ${nameOf(To)}`, before: to, after: to + amount } }),
          note: Description,
        };
      }}
      send={send}
      mayAskReason
      done="Chuyển quỹ thành công"
      onClose={onClose}
    >
      <Field.Select name="From" label="Từ quỹ" options={options} required />
      <ToField options={options} />
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <TransferEffect accounts={accounts} nameOf={nameOf} balanceOf={balanceOf} />
      <Field.Text name="Description" label="Diễn giải" maxLength={255} />
      <Field.Date name="VoucherDate" label="Ngày phiếu" posts required />
    </MoneyDialog>
  );
}

/** The fund that receives is another than the one that gives. */
function ToField({ options }: { options: { value: number; label: string }[] }) {
  const from = useWatch<TransferValues, 'From'>({ name: 'From' });
  return (
    <Field.Select
      name="To"
      label="Đến quỹ"
      options={options}
      rule={(to) => (to !== null && to === from ? 'Quỹ đến phải khác quỹ đi' : undefined)}
      required
    />
  );
}
