import { calls } from '../../../api/reportV2Api.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { affDebtColumns } from './debtColumns.ts';
import { PartyDebtReport } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-ctv */
export function CompanyCollaboratorDebtsScreen() {
  return (
    <PartyDebtReport
      path={PATHS.companyCollaboratorDebts}
      call={calls.getCompanyAffDebt}
      title="Báo cáo công nợ CTV"
      noun="cộng tác viên"
      columns={affDebtColumns}
      tiles={['Commission', 'PaidOut', 'Closing']}
    />
  );
}
