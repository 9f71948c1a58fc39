import { calls } from '../../api/reportV2Api.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { posDebtColumns } from './debtColumns.ts';
import { PartyDebtReport, partyFilters } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-pos */
export function CompanyPosDebtsScreen() {
  const list = useList({
    path: PATHS.companyPosDebts,
    call: calls.getCompanyPosDebt,
    filters: partyFilters,
    period: thisMonth,
  });
  return (
    <PartyDebtReport
      list={list}
      title="Báo cáo công nợ POS"
      noun="máy POS"
      columns={posDebtColumns}
      tiles={['Swiped', 'CashBack', 'Closing', 'Overdue']}
    />
  );
}
