import { calls } from '../../../api/reportV2Api.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { partnerDebtColumns } from './debtColumns.ts';
import { PartyDebtReport } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-doi-tac */
export function CompanyPartnerDebtsScreen() {
  return (
    <PartyDebtReport
      path={PATHS.companyPartnerDebts}
      call={calls.getCompanyPartnerDebt}
      title="Báo cáo công nợ đối tác"
      noun="đối tác"
      columns={partnerDebtColumns}
      tiles={['Receivable', 'Payable', 'Collected', 'Closing']}
    />
  );
}
