import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { partnerDebtColumns } from './debtColumns.ts';
import { PartyDebtReport, partyFilters } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-doi-tac */
export function CompanyPartnerDebtsScreen() {
  const list = useList({
    path: PATHS.companyPartnerDebts,
    call: calls.getCompanyPartnerDebt,
    filters: partyFilters,
    period: thisMonth,
  });
  return (
    <PartyDebtReport
      list={list}
      title="Báo cáo công nợ đối tác"
      noun="đối tác"
      columns={partnerDebtColumns}
      tiles={['Receivable', 'Payable', 'Collected', 'Closing']}
    />
  );
}
