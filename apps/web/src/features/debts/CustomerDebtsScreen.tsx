import { useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { FlagFilter } from '../../kit/list/FlagFilter.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PeriodField } from '../../kit/period/PeriodField.tsx';
import { useListPeriod } from '../../kit/period/useListPeriod.ts';
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
  const list = useListScreen({ name: 'customerDebts', filters: debtFilters });
  const [period, setPeriod] = useListPeriod(list, { from: 'fromDate', to: 'toDate' }, thisMonth());
  const debts = useGetDetailDebtQuery({ ...list.args, fromDate: period.from, toDate: period.to });
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
        inline={
          <>
            <PeriodField label="Khoảng ngày" value={period} onChange={setPeriod} />
            <FlagFilter label="Chỉ khách còn nợ" {...list.filter('OnlyDebt')} />
          </>
        }
      />
      <ListScreen.Table
        answer={{ ...debts, data: debts.data && { ...debts.data, Data: debts.data.Data.Parties } }}
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
