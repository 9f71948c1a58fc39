import { useImportCardsMutation } from '../../api/cardDataApi.ts';
import type { ImportPlan } from '../../kit/batch/useImport.ts';

/** How cards are read from a spreadsheet. */
export function useCardImport(): ImportPlan {
  const [importCards] = useImportCardsMutation();
  return {
    noun: 'thẻ',
    fields,
    send: (Rows, Preview, idempotencyKey) => importCards({ body: { Rows, Preview }, idempotencyKey }).unwrap(),
  };
}

const fields: ImportPlan['fields'] = [
  { field: 'CustomerPhone', header: 'SĐT khách hàng', required: true, example: '0912345678' },
  { field: 'HolderName', header: 'Chủ thẻ', required: true, example: 'NGUYEN THI HOA' },
  { field: 'Bank', header: 'Ngân hàng', required: true, example: 'VCB' },
  { field: 'Last4', header: '4 số cuối', required: true, example: '1234' },
  { field: 'DateDues', header: 'Ngày đến hạn', kind: 'number', required: true, example: '18' },
  { field: 'TypeCard', header: 'Loại thẻ', example: 'Visa' },
  { field: 'Bin', header: 'BIN', example: '412345' },
  { field: 'Expiry', header: 'Hạn thẻ', example: '08/2029' },
  { field: 'LimitAmount', header: 'Hạn mức', kind: 'money', example: '80.000.000' },
  { field: 'StatementDay', header: 'Ngày sao kê', kind: 'number', example: '3' },
  { field: 'FeePercent', header: 'Phí (%)', kind: 'percent', example: '1,8' },
  { field: 'cardInShop', header: 'Giữ thẻ', example: 'Đang giữ' },
  { field: 'HoldPlace', header: 'Nơi cất', example: 'Ngăn 2' },
  { field: 'Note', header: 'Ghi chú', example: 'Gọi trước khi đến' },
];
