import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { affDebtColumns } from './debtColumns.ts';
import { PartyDebtReport, partyFilters } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-ctv */
export function CompanyCollaboratorDebtsScreen() {
  const list = useList({
    path: PATHS.companyCollaboratorDebts,
    call: calls.getCompanyAffDebt,
    filters: partyFilters,
    period: thisMonth,
  });
  return (
    <PartyDebtReport
      list={list}
      title="Báo cáo công nợ CTV"
      noun="cộng tác viên"
      columns={affDebtColumns}
      tiles={['Commission', 'PaidOut', 'Closing']}
    />
  );
}
