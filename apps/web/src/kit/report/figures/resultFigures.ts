import type { Schemas } from '@so-the/api-client';
import { reportFigures } from './reportFigures.ts';

/** Lines of the business result that open into the entries they are made of, with the names people know them by (domain §2(p)). */
export const resultFigures = [
  { value: 'NetProfit', label: 'Lợi nhuận thuần' },
  { value: 'Adjustments', label: 'Điều chỉnh và hao hụt' },
  { value: 'CapitalIn', label: 'Góp vốn' },
  { value: 'CapitalOut', label: 'Rút vốn' },
  { value: 'OpeningBalances', label: 'Số dư đầu kỳ nhập vào' },
  { value: 'AssetChange', label: 'Quỹ và công nợ tăng thêm' },
] as const satisfies readonly { value: Schemas['Figure']; label: string }[];

/** Every figure that the cash book can be asked for by its address. */
export const openedFigures = [...reportFigures, ...resultFigures] as const;
