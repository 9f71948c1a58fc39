import { activeStatusOptions } from '@so-the/api-client';
import { useImportCustomersMutation } from '../../api/customerApi.ts';
import { useReadAgain } from '../../api/declare.ts';
import { importFields, importOptions } from '../../kit/batch/importFields.ts';
import { useBankFields } from '../../kit/batch/useBankFields.ts';
import type { ImportPlan } from '../../kit/batch/importPlan.ts';

/** How customers are read from a spreadsheet. Consent has no column: nobody gives it for another by a file. */
export function useCustomerImport(): ImportPlan {
  const [importCustomers] = useImportCustomersMutation();
  return {
    noun: 'khách hàng',
    fields: useBankFields(customerImportColumns),
    send: (body, idempotencyKey) => importCustomers({ body, idempotencyKey, isPart: true }).unwrap(),
    readAgain: useReadAgain('importCustomers'),
  };
}

/** The columns of a list of customers. */
export const customerImportColumns = importFields([
  { field: 'FullName', header: 'Họ tên', required: true, example: 'Nguyễn Thị Hoa' },
  { field: 'Phone', header: 'Số điện thoại', kind: 'phone', required: true, example: '0912345678' },
  { field: 'Phone2', header: 'SĐT 2', kind: 'phone', example: '0987654321' },
  { field: 'CCCD', header: 'Số CCCD', kind: 'identity', usualDigits: 12, example: '079190012345' },
  { field: 'BirthDate', header: 'Ngày sinh', kind: 'birthday', example: '14/05/1990' },
  { field: 'Address', header: 'Địa chỉ', example: '45 Nguyễn Trãi, Quận 5, TP. Hồ Chí Minh' },
  { field: 'BankCode', header: 'Ngân hàng', kind: 'bank', example: 'VCB' },
  { field: 'AccountBank', header: 'Số tài khoản', kind: 'account', example: '0441000765432' },
  { field: 'AccountOwner', header: 'Chủ tài khoản', example: 'NGUYEN THI HOA' },
  { field: 'FeePercentDefault', header: 'Phí mặc định (%)', kind: 'percent', example: '1,8' },
  { field: 'DebtLimit', header: 'Hạn mức nợ', kind: 'money', example: '20.000.000' },
  {
    field: 'Status',
    header: 'Trạng thái',
    kind: 'choice',
    options: importOptions(activeStatusOptions),
    example: 'Đang hoạt động',
  },
  { field: 'Note', header: 'Ghi chú', example: 'Khách quen, đáo hạn hằng tháng' },
]);
