import { useImportCardsMutation } from '../../api/cardDataApi.ts';
import { useReadAgain } from '../../api/declare.ts';
import { cardTypes, importFields, keptOrNot } from '../../kit/batch/importFields.ts';
import { useBankFields } from '../../kit/batch/useBankFields.ts';
import type { ImportPlan } from '../../kit/batch/importPlan.ts';

/** How cards are read from a spreadsheet. */
export function useCardImport(): ImportPlan {
  const [importCards] = useImportCardsMutation();
  return {
    noun: 'thẻ',
    fields: useBankFields(cardImportColumns),
    send: (body, idempotencyKey) => importCards({ body, idempotencyKey, isPart: true }).unwrap(),
    readAgain: useReadAgain('importCards'),
  };
}

const DAYS = [1, 31] as const;

/** The columns of a list of cards. */
export const cardImportColumns = importFields([
  { field: 'CustomerPhone', header: 'SĐT khách hàng', kind: 'phone', required: true, example: '0912345678' },
  { field: 'HolderName', header: 'Chủ thẻ', required: true, example: 'NGUYEN THI HOA' },
  { field: 'Bank', header: 'Ngân hàng', kind: 'bank', required: true, example: 'VCB' },
  { field: 'Last4', header: '4 số cuối', kind: 'account', digits: [4, 4], required: true, example: '1234' },
  { field: 'DateDues', header: 'Ngày đến hạn', kind: 'number', range: DAYS, required: true, example: '18' },
  { field: 'TypeCard', header: 'Loại thẻ', kind: 'choice', options: cardTypes, example: 'Visa' },
  { field: 'Bin', header: 'BIN', kind: 'account', digits: [6, 8], usualDigits: 6, example: '412345' },
  { field: 'Expiry', header: 'Hạn thẻ', kind: 'expiry', example: '08/2029' },
  { field: 'LimitAmount', header: 'Hạn mức', kind: 'money', example: '80.000.000' },
  { field: 'StatementDay', header: 'Ngày sao kê', kind: 'number', range: DAYS, example: '3' },
  { field: 'FeePercent', header: 'Phí (%)', kind: 'percent', example: '1,8' },
  { field: 'cardInShop', header: 'Giữ thẻ', kind: 'choice', options: keptOrNot, example: 'Đang giữ' },
  { field: 'HoldPlace', header: 'Nơi cất', example: 'Ngăn 2' },
  { field: 'Note', header: 'Ghi chú', example: 'Gọi trước khi đến' },
]);
