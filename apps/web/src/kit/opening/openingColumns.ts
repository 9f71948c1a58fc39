import { openingKindOptions } from '@so-the/api-client';
import { importFields, importOptions } from '../batch/importFields.ts';

/** The columns of a list of opening balances. */
export const openingImportColumns = importFields([
  {
    field: 'PartyType',
    header: 'Loại',
    kind: 'choice',
    options: importOptions(openingKindOptions),
    required: true,
    example: 'Khách hàng',
  },
  { field: 'PartyKey', header: 'Mã/SĐT/Số tài khoản/TID', required: true, example: '0912345678' },
  { field: 'PartyName', header: 'Tên', example: 'Nguyễn Văn An' },
  { field: 'Amount', header: 'Số tiền', kind: 'money', negative: true, required: true, example: '5.000.000' },
  { field: 'Note', header: 'Ghi chú', example: 'Số dương: nợ cửa hàng. Số âm: cửa hàng nợ.' },
  { field: 'Reason', header: 'Lý do sửa', example: '' },
]);
