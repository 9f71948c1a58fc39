import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { Button, Link, StatusTag } from '@so-the/ui';
import { formatDate, formatMoney, joined, maskCard } from '@so-the/ui/format';
import { useListCustomersQuery } from '../../../api/customerApi.ts';
import { useRightsOn } from '../../../kit/access/useRights.ts';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';
import { orderName } from '../../../kit/order/orderName.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import * as places from '../../../kit/places/places.ts';
import { AS_BEFORE_KEY, type AsBefore } from './useAsBefore.ts';
import { useCustomerDebt } from './useCustomerDebt.ts';
import './known.css';

/** Props of {@link KnownPerson}. */
export interface KnownPersonProps {
  customerId: number;
  before: AsBefore;
  /** Collects what is owed; absent for who may not. */
  onCollect?: (customer: PartyDebt) => void;
}

/** Who is served: name and phone, what is owed and for which order, what was done last and the ways to collect it and to repeat it. */
export function KnownPerson({ customerId, before: { order, fill }, onCollect }: KnownPersonProps) {
  const maySee = useRightsOn()(PATHS.customers).view;
  const { currentData } = useListCustomersQuery({ CustomerID: customerId, PageSize: 1 }, { skip: !maySee });
  const customer = currentData?.Data.find((each) => each.CustomerID === customerId);
  return (
    <span className="known-person">
      {customer && <span>{joined(customer.FullName, customer.Phone)}</span>}
      {customer && customer.Debt > 0 && <Owed customerId={customerId} owed={customer.Debt} onCollect={onCollect} />}
      {order && (
        <span className="known-person__part">
          <span>{lastWords(order)}</span>
          <Button size="small" onClick={fill}>
            Như lần trước <kbd>{AS_BEFORE_KEY}</kbd>
          </Button>
        </span>
      )}
    </span>
  );
}

interface OwedProps extends Pick<KnownPersonProps, 'customerId' | 'onCollect'> {
  /** In đồng. */
  owed: number;
}

/** "Nợ 540.000 ₫ (HD000973)", which leads to the debt, and "Thu luôn" for what may be collected now. */
function Owed({ customerId, owed, onCollect }: OwedProps) {
  const debt = useCustomerDebt(customerId);
  return (
    <span className="known-person__part">
      <Link href={places.customerDebt(customerId)}>
        <StatusTag tone="danger" label={`Nợ ${formatMoney(owed)}${debt ? ordersOf(debt) : ''}`} />
      </Link>
      {onCollect && debt && debt.collectable > 0 && (
        <Button size="small" onClick={() => onCollect(debt)}>
          Thu luôn
        </Button>
      )}
    </span>
  );
}

function ordersOf({ openOrders, ordersInWork }: PartyDebt): string {
  const [first, ...others] = [...openOrders, ...ordersInWork].filter(({ Remain }) => Remain > 0);
  if (!first) return '';
  const code = orderName({ ScheduleID: first.ScheduleID, Code: first.ScheduleCode ?? '' });
  return others.length === 0 ? ` (${code})` : ` (${others.length + 1} đơn)`;
}

/** "Lần trước 20/11/2026: Đáo hạn 30.000.000 ₫, thẻ •••• 4321". */
function lastWords({ AppointmentDate, ServiceType, Amount, CardLast4 }: Schedule): string {
  const what = `${labelOf(serviceTypeOptions, ServiceType)} ${formatMoney(Amount)}`;
  return `Lần trước ${formatDate(AppointmentDate)}: ${what}${CardLast4 ? `, thẻ ${maskCard(CardLast4)}` : ''}`;
}
