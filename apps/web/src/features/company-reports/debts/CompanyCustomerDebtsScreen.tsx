import { calls } from '../../../api/reportV2Api.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { customerDebtColumns } from './debtColumns.ts';
import { PartyDebtReport } from './PartyDebtReport.tsx';

/** /bao-cao-cong-no-khach-hang */
export function CompanyCustomerDebtsScreen() {
  return (
    <PartyDebtReport
      path={PATHS.companyCustomerDebts}
      call={calls.getCompanyCustomerDebt}
      title="Báo cáo công nợ khách hàng"
      noun="khách hàng"
      columns={customerDebtColumns}
      tiles={['PaidCard', 'Fee', 'Received', 'Closing']}
    />
  );
}
