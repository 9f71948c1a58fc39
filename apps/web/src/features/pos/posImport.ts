import { activeStatusOptions } from '@so-the/api-client';
import { useImportPosMutation } from '../../api/posApi.ts';
import { useReadAgain } from '../../api/declare.ts';
import { importFields, importOptions } from '../../kit/batch/importFields.ts';
import { useBankFields } from '../../kit/batch/useBankFields.ts';
import type { ImportPlan } from '../../kit/batch/importPlan.ts';
import { settleDays } from './settleDays.ts';

/** How POS are read from a spreadsheet: one machine fee for every card type; further fees are added in the form. */
export function usePosImport(): ImportPlan {
  const [importPos] = useImportPosMutation();
  return {
    noun: 'máy POS',
    fields: useBankFields(posImportColumns),
    send: (body, idempotencyKey) => importPos({ body, idempotencyKey, isPart: true }).unwrap(),
    readAgain: useReadAgain('importPos'),
  };
}

/** The columns of a list of POS. */
export const posImportColumns = importFields([
  { field: 'PosName', header: 'Tên máy', required: true, example: 'Máy VCB quầy 3' },
  { field: 'TID', header: 'Mã máy (TID)', kind: 'code', usualDigits: 8, required: true, example: '24531990' },
  { field: 'BankCode', header: 'Ngân hàng', kind: 'bank', required: true, example: 'VCB' },
  { field: 'FeePercent', header: 'Phí máy (%)', kind: 'percent', required: true, example: '1,32' },
  { field: 'MID', header: 'Mã ĐVCNT (MID)', kind: 'code', usualDigits: 15, example: '000000024531' },
  { field: 'PosCode', header: 'Mã POS', kind: 'code', example: 'POS09' },
  {
    field: 'SettleDays',
    header: 'Tiền về sau (ngày)',
    kind: 'choice',
    options: importOptions(settleDays),
    example: '1',
  },
  { field: 'MinPerBill', header: 'Tối thiểu mỗi bill', kind: 'money', example: '1.000.000' },
  { field: 'MaxPerBill', header: 'Tối đa mỗi bill', kind: 'money', example: '50.000.000' },
  { field: 'MaxPerDay', header: 'Tối đa ngày', kind: 'money', example: '200.000.000' },
  { field: 'MaxPerMonth', header: 'Tối đa tháng', kind: 'money', example: '3.000.000.000' },
  { field: 'AvgTicket', header: 'Bill bình quân', kind: 'money', example: '15.000.000' },
  { field: 'OpeningDebt', header: 'Số dư đầu', kind: 'money', negative: true, example: '0' },
  {
    field: 'Status',
    header: 'Trạng thái',
    kind: 'choice',
    options: importOptions(activeStatusOptions),
    example: 'Đang hoạt động',
  },
  { field: 'Note', header: 'Ghi chú', example: 'Đặt tại quầy chính' },
]);
