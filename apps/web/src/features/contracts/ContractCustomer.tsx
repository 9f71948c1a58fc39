import {
  feeModeOptions,
  labelOf,
  partnerModeOptions,
  serviceTypeOptions,
  typeCardOptions,
  type Schedule,
} from '@so-the/api-client';
import { DescriptionList, Link, MaskedCard, Panel } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, formatPercent, joined } from '@so-the/ui/format';
import { CustomerOwes } from '../../kit/debt/CustomerOwes.tsx';
import { OrderNote } from '../../kit/order/OrderNote.tsx';
import * as places from '../../kit/places/places.ts';
import { CustomerPhones } from './CustomerPhones.tsx';

/** Whom the order is for, with which card, and on what terms. */
export function ContractCustomer({ order }: { order: Schedule }) {
  return (
    <Panel title="Khách hàng và điều khoản">
      <DescriptionList
        items={[
          { label: 'Khách hàng', value: <CustomerLink order={order} /> },
          { label: 'Số điện thoại', value: <CustomerPhones order={order} /> },
          { label: 'Thẻ', value: <ContractCard order={order} /> },
          { label: 'Ngày đến hạn', value: order.DueDate && formatDate(order.DueDate) },
          { label: 'Ngày hẹn', value: formatDateTime(order.AppointmentDate) },
          { label: 'Dịch vụ', value: labelOf(serviceTypeOptions, order.ServiceType) },
          { label: 'Số tiền', value: formatMoney(order.Amount) },
          { label: 'Phí khách', value: formatPercent(order.CustomerFeePercent) },
          { label: 'Phụ phí', value: formatMoney(order.ExtraFee) },
          { label: 'Cách thu phí', value: labelOf(feeModeOptions, order.FeeMode) },
          { label: 'Cộng tác viên', value: order.AffName && joined(order.AffName, formatPercent(order.AffPercent)) },
          { label: 'Nhân viên', value: order.StaffName },
          ...partnerFacts(order),
        ]}
      />
      <OrderNote order={order} />
    </Panel>
  );
}

function CustomerLink({ order }: { order: Schedule }) {
  return (
    <>
      <Link href={places.customer(order.CustomerID)}>{nameOf(order)}</Link>{' '}
      <CustomerOwes customerId={order.CustomerID} />
    </>
  );
}

function ContractCard({ order }: { order: Schedule }) {
  return (
    <MaskedCard
      bank={order.CardBankCode}
      last4={order.CardLast4}
      holder={joined(order.CardHolderName, labelOf(typeCardOptions, order.TypeCard))}
    />
  );
}

function partnerFacts({ PartnerMode, PartnerName, PartnerDebt, Code }: Schedule) {
  if (PartnerMode === 0) return [];
  const facts = [{ label: 'Đối tác', value: joined(PartnerName, labelOf(partnerModeOptions, PartnerMode)) }];
  if (!PartnerDebt) return facts;
  const debt = PartnerDebt > 0 ? 'Đối tác còn nợ' : 'Còn nợ đối tác';
  const link = <Link href={places.partnerOrders({ GeneralSearch: Code })}>{formatMoney(Math.abs(PartnerDebt))}</Link>;
  return [...facts, { label: debt, value: link }];
}

/** Who the order is of; an API may leave out the name, and even the number (real-api §3). */
function nameOf({ CustomerName, CustomerCode, CustomerID }: Partial<Schedule>): string {
  const named = joined(CustomerName, CustomerCode);
  return named || (CustomerID ? `Khách hàng số ${CustomerID}` : 'Khách hàng');
}
