import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { customerDebtColumns } from './debtColumns.ts';
import { PartyDebtReport, partyFilters } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-khach-hang */
export function CompanyCustomerDebtsScreen() {
  const list = useList({
    path: PATHS.companyCustomerDebts,
    call: calls.getCompanyCustomerDebt,
    filters: partyFilters,
    period: thisMonth,
  });
  return (
    <PartyDebtReport
      list={list}
      title="Báo cáo công nợ khách hàng"
      noun="khách hàng"
      columns={customerDebtColumns}
      tiles={['PaidCard', 'Fee', 'Received', 'Closing']}
    />
  );
}
