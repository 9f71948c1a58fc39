import { activeStatusOptions } from '@so-the/api-client';
import { useImportPartnersMutation } from '../../api/partnerApi.ts';
import { useReadAgain } from '../../api/declare.ts';
import { importFields, importOptions } from '../../kit/batch/importFields.ts';
import { useBankFields } from '../../kit/batch/useBankFields.ts';
import type { ImportPlan } from '../../kit/batch/importPlan.ts';

/** How partners are read from a spreadsheet. */
export function usePartnerImport(): ImportPlan {
  const [importPartners] = useImportPartnersMutation();
  return {
    noun: 'đối tác',
    fields: useBankFields(partnerImportColumns),
    send: (body, idempotencyKey) => importPartners({ body, idempotencyKey, isPart: true }).unwrap(),
    readAgain: useReadAgain('importPartners'),
  };
}

/** The columns of a list of partners. */
export const partnerImportColumns = importFields([
  { field: 'Name', header: 'Tên đối tác', required: true, example: 'Cửa hàng Minh Phát' },
  { field: 'Phone', header: 'Số điện thoại', kind: 'phone', required: true, example: '0912345678' },
  { field: 'Address', header: 'Địa chỉ', example: '12 Lý Thường Kiệt, Quận 10, TP. Hồ Chí Minh' },
  { field: 'BankCode', header: 'Ngân hàng', kind: 'bank', example: 'VCB' },
  { field: 'AccountBank', header: 'Số tài khoản', kind: 'account', example: '0441000765432' },
  { field: 'AccountOwner', header: 'Chủ tài khoản', example: 'TRAN MINH PHAT' },
  { field: 'FeePercentDefault', header: 'Phí mặc định (%)', kind: 'percent', example: '1,5' },
  { field: 'DebtLimit', header: 'Hạn mức nợ', kind: 'money', example: '200.000.000' },
  {
    field: 'Status',
    header: 'Trạng thái',
    kind: 'choice',
    options: importOptions(activeStatusOptions),
    example: 'Đang hoạt động',
  },
  { field: 'Note', header: 'Ghi chú', example: 'Đối soát thứ sáu hằng tuần' },
]);
