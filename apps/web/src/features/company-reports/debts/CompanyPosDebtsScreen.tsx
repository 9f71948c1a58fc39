import { calls } from '../../../api/reportV2Api.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { posDebtColumns } from './debtColumns.ts';
import { PartyDebtReport } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-pos */
export function CompanyPosDebtsScreen() {
  return (
    <PartyDebtReport
      path={PATHS.companyPosDebts}
      call={calls.getCompanyPosDebt}
      title="Báo cáo công nợ POS"
      noun="máy POS"
      columns={posDebtColumns}
      tiles={['Swiped', 'CashBack', 'Closing', 'Overdue']}
      ofPos
    />
  );
}
