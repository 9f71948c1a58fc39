import { calls } from '../../api/debtApi.ts';
import { FlagFilter } from '../../kit/list/FlagFilter.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { OpeningImportButton } from '../../kit/opening/OpeningImportButton.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { debtFilters, debtFilterWords } from './debtFilters.ts';
import { DebtDrawer } from './DebtDrawer.tsx';
import { partyColumns } from './partyColumns.ts';

/** /debt/customer */
export function CustomerDebtsScreen() {
  const list = useList({
    path: PATHS.customerDebts,
    call: calls.getDetailDebt,
    filters: debtFilters,
    period: thisMonth,
    rows: { of: ({ Parties }) => Parties },
  });
  const customer = useOpenRecord('customerID');
  const mayOpen = useMayOpenBalance(1);
  return (
    <ListScreen
      list={list}
      title="Công nợ khách hàng"
      description="Số dương: khách nợ cửa hàng. Số âm: cửa hàng nợ khách."
    >
      {mayOpen && (
        <ListScreen.Actions>
          <OpeningImportButton />
        </ListScreen.Actions>
      )}
      <ListScreen.Filters
        words={debtFilterWords}
        placeholder="Tên, mã hoặc số điện thoại"
        period="Khoảng ngày"
        inline={<FlagFilter label="Chỉ khách còn nợ" {...list.filter('OnlyDebt')} />}
      />
      <ListScreen.Table
        columns={partyColumns}
        rowKey={({ PartyID }) => String(PartyID)}
        rowHref={({ PartyID }) => customer.hrefOf(PartyID)}
        emptyText="Chưa có công nợ khách hàng"
        emptyAction={<StepLink href={PATHS.orders}>Công nợ phát sinh từ hợp đồng: xem hợp đồng</StepLink>}
      />
      {typeof customer.id === 'number' && (
        <DebtDrawer key={customer.id} customerId={customer.id} onClose={customer.close} />
      )}
    </ListScreen>
  );
}
