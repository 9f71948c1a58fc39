import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MultiSelectField } from '@so-the/ui';
import { usePayPartnerSchedulesMutation } from '../../api/debtApi.ts';
import { useAddPartnerReciprocalMutation } from '../../api/scheduleWorkingApi.ts';
import { amountRule } from '../document/amountRule.ts';
import { fundBody, type FundValues } from '../document/funds/fund.ts';
import { FundFields } from '../document/funds/FundFields.tsx';
import { MoneyDialog } from '../document/MoneyDialog.tsx';
import { useFunds } from '../document/funds/useFunds.ts';
import { formFields } from '../form/formFields.tsx';
import { paidWords } from './paidWords.ts';
import { openOrderChoices, type OrderDebt, type PartyDebt } from './partyDebt.ts';

interface PayValues extends FundValues {
  Amount: number | null;
  ScheduleIDs: readonly number[];
  AllowAdvance: boolean;
  RefNo: string;
  Note: string;
}

const Field = formFields<PayValues>();

/** The ways money goes between shop and partner: it pays, is paid, or is paid its shares of orders whose customer it brought. */
const WAYS = {
  collect: { title: 'Thu đối tác', direction: 1 },
  pay: { title: 'Trả đối tác', direction: 2 },
  shares: { title: 'Trả phần đối ứng', direction: 2 },
} as const;

/** Props of {@link PayPartnerDialog}. */
export interface PayPartnerDialogProps {
  way: keyof typeof WAYS;
  partner: PartyDebt;
  /** Orders that were chosen before: what they leave open is the amount. Default: all that is open. */
  orders?: readonly OrderDebt[];
  onClose: () => void;
}

/** Money between the shop and a partner, to the chosen orders and then the oldest; never more than is open unless the rest is to stay as an advance. */
export function PayPartnerDialog({ way, partner, orders, onClose }: PayPartnerDialogProps) {
  const pay = usePayment(way, partner);
  const said = useRef('');
  const funds = useFunds();
  const { title, direction } = WAYS[way];
  const send: typeof pay = (values, ...rest) => {
    said.current = paidWords(direction, values.Amount ?? 0, partner.Name);
    return pay(values, ...rest);
  };
  const sign = direction === 1 ? -1 : 1;
  const most = { collect: partner.collectable, pay: partner.payable, shares: partner.shares }[way];
  return (
    <MoneyDialog<PayValues>
      title={title}
      draft={`payPartner/${way}/${partner.PartyID}`}
      values={{
        Amount: orders ? openSum(orders) : most,
        ...funds.start,
        ScheduleIDs: orders?.map(({ ScheduleID }) => ScheduleID) ?? [],
        AllowAdvance: false,
        RefNo: '',
        Note: '',
      }}
      facts={(values) => ({
        party: partner.Name,
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: direction === 1 ? 'Thu vào' : 'Chi từ',
        debt: { before: partner.debt, after: partner.debt + sign * (values.Amount ?? 0) },
        note: ordersNote(values, partner),
      })}
      send={send}
      mayAskReason={direction === 2}
      done={() => said.current}
      onClose={onClose}
    >
      <AmountField most={most} />
      <FundFields />
      <OrdersField way={way} partner={partner} />
      {way !== 'shares' && <Field.Check name="AllowAdvance" label="Phần vượt công nợ giữ làm ứng trước" />}
      <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}

function usePayment(way: PayPartnerDialogProps['way'], { PartyID: PartnerID }: PartyDebt) {
  const [payOrders] = usePayPartnerSchedulesMutation();
  const [payShares] = useAddPartnerReciprocalMutation();
  return async ({ AllowAdvance, ...values }: PayValues, idempotencyKey: string, Reason: string) => {
    const { Amount, ScheduleIDs, RefNo, Note } = values;
    const orders = ScheduleIDs.length > 0 && { ScheduleIDs: [...ScheduleIDs] };
    const money = { PartnerID, Amount: Amount ?? 0, ...fundBody(values), ...orders, RefNo, Note };
    const said = { ...money, ...(Reason && { Reason }) };
    if (way === 'shares') await payShares({ body: { ...said, Kind: 5 }, idempotencyKey }).unwrap();
    else await payOrders({ body: { ...said, Direction: WAYS[way].direction, AllowAdvance }, idempotencyKey }).unwrap();
  };
}

/** The amount, at most what is open; more only where the rest is an advance. */
function AmountField({ most }: { most: number }) {
  const mayExceed = useWatch<PayValues, 'AllowAdvance'>({ name: 'AllowAdvance' });
  return (
    <Field.Money
      name="Amount"
      label="Số tiền"
      rule={mayExceed ? amountRule() : amountRule(most, 'công nợ còn lại')}
      required
    />
  );
}

/** Orders that are paid first, in the order they are chosen. */
function OrdersField({ way, partner }: Pick<PayPartnerDialogProps, 'way' | 'partner'>) {
  const options = openOrderChoices(ordersOf(way, partner), WAYS[way].direction);
  const { setValue } = useFormContext<PayValues>();
  if (options.length === 0) return null;
  return (
    <Field.Picker name="ScheduleIDs" label="Ưu tiên đơn">
      {({ value, onChange: _set, ...field }) => (
        <MultiSelectField
          {...field}
          options={options}
          value={value ?? []}
          placeholder="Đơn cũ nhất trước"
          onChange={(ids) => setValue('ScheduleIDs', [...ids], { shouldDirty: true })}
        />
      )}
    </Field.Picker>
  );
}

function ordersOf(way: PayPartnerDialogProps['way'], { openOrders }: PartyDebt) {
  return way === 'shares' ? openOrders.filter(({ PartnerMode }) => PartnerMode === 3) : openOrders;
}

/** What orders leave open together, whoever owes it, in đồng. */
function openSum(orders: readonly OrderDebt[]): number {
  return Math.abs(orders.reduce((sum, { Remain }) => sum + Remain, 0));
}

function ordersNote({ ScheduleIDs, AllowAdvance }: PayValues, { openOrders }: PartyDebt): string | undefined {
  const codes = ScheduleIDs.map((id) => openOrders.find(({ ScheduleID }) => ScheduleID === id)?.ScheduleCode ?? '');
  const said = [
    codes.length > 0 && `Ưu tiên đơn ${codes.join(', ')}.`,
    AllowAdvance && 'Phần vượt công nợ giữ làm ứng trước.',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}
