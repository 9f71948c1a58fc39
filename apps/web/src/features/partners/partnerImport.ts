import { activeStatusOptions } from '@so-the/api-client';
import { useImportPartnersMutation } from '../../api/partnerApi.ts';
import type { ImportPlan } from '../../kit/batch/useImport.ts';

/** How partners are read from a spreadsheet. */
export function usePartnerImport(): ImportPlan {
  const [importPartners] = useImportPartnersMutation();
  return {
    noun: 'đối tác',
    fields,
    send: (Rows, Preview, idempotencyKey) => importPartners({ body: { Rows, Preview }, idempotencyKey }).unwrap(),
  };
}

const fields: ImportPlan['fields'] = [
  { field: 'Name', header: 'Tên đối tác', required: true, example: 'Cửa hàng Minh Phát' },
  { field: 'Phone', header: 'Số điện thoại', required: true, example: '0912345678' },
  { field: 'Address', header: 'Địa chỉ', example: '12 Lý Thường Kiệt, Quận 10, TP. Hồ Chí Minh' },
  { field: 'BankCode', header: 'Ngân hàng', example: 'VCB' },
  { field: 'AccountBank', header: 'Số tài khoản', example: '0441000765432' },
  { field: 'AccountOwner', header: 'Chủ tài khoản', example: 'TRAN MINH PHAT' },
  { field: 'FeePercentDefault', header: 'Phí mặc định (%)', kind: 'percent', example: '1,5' },
  { field: 'DebtLimit', header: 'Hạn mức nợ', kind: 'money', example: '200.000.000' },
  { field: 'Status', header: 'Trạng thái', kind: 'choice', options: activeStatusOptions, example: 'Đang hoạt động' },
  { field: 'Note', header: 'Ghi chú', example: 'Đối soát thứ sáu hằng tuần' },
];
