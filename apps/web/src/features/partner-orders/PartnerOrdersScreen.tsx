import { useState } from 'react';
import type { Schedule } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { ORDER_SEARCH } from '../../kit/order/orderRows.ts';
import { useOrderTable } from '../../kit/order/useOrderTable.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { partnerOrderColumns } from './partnerOrderColumns.ts';
import { PartnerOrderFilterFields } from './PartnerOrderFilterFields.tsx';
import { ALL_MODES, partnerOrderFilters, partnerOrderWords } from './partnerOrderFilters.ts';
import { PartnerRatesDialog } from './PartnerRatesDialog.tsx';
import { PayPartnerOrders, type PartnerOrders } from './PayPartnerOrders.tsx';

const shown = {
  path: PATHS.partnerOrders,
  call: calls.searchSchedules,
  filters: partnerOrderFilters,
  period: thisMonth,
  fixed: { PartnerModes: ALL_MODES },
  sort: { field: 'AppointmentDate', dir: 'desc' },
} as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /contract/partner */
export function PartnerOrdersScreen() {
  const list = useList(shown);
  const table = useOrderTable(partnerOrderColumns);
  const [paid, setPaid] = useState<PartnerOrders>();
  const [rated, setRated] = useState<Schedule>();
  const pay = (orders: readonly Schedule[]) => {
    const [first, ...others] = orders;
    if (!first?.PartnerID) return;
    const isOfOne = others.every(({ PartnerID }) => PartnerID === first.PartnerID);
    if (isOfOne) setPaid({ partnerId: first.PartnerID, scheduleIds: orders.map(({ ScheduleID }) => ScheduleID) });
    else toast.info('Chọn các đơn của cùng một đối tác để thanh toán trong một lần.');
  };
  const mayPay = list.rights.add;
  return (
    <ListScreen
      list={list}
      title="Hợp đồng đối tác"
      description="Đối tác còn nợ: số dương là đối tác nợ cửa hàng, số âm là cửa hàng nợ đối tác."
    >
      <ListScreen.Filters words={partnerOrderWords} placeholder={ORDER_SEARCH} period="Ngày hẹn">
        <PartnerOrderFilterFields list={list} />
      </ListScreen.Filters>
      <ListScreen.Table
        {...table}
        chosenDeeds={mayPay ? [{ label: 'Thanh toán với đối tác', noun: 'đơn', most: 500, run: pay }] : []}
        rowActions={(order) => [
          ...(mayPay
            ? [{ label: 'Thanh toán với đối tác', icon: 'coins', onSelect: () => pay([order]) } as const]
            : []),
          { label: 'Mức phí đang áp dụng', icon: 'settings', onSelect: () => setRated(order) },
          { label: 'Công nợ đối tác', icon: 'scale', href: places.partnerDebt(order.PartnerID ?? 0) },
        ]}
        emptyText="Không có đơn nào làm cùng đối tác trong khoảng ngày này"
        emptyAction={
          <StepLink href={places.appointments({ open: 'new' })}>
            Đối tác được chọn khi thêm lịch hẹn: thêm lịch hẹn
          </StepLink>
        }
      />
      {paid && <PayPartnerOrders {...paid} onClose={() => setPaid(undefined)} />}
      {rated && <PartnerRatesDialog order={rated} onClose={() => setRated(undefined)} />}
    </ListScreen>
  );
}
