/** Every account of the books has a name people read. */
import { partyOf } from './parties.ts';
import { PARTY_TYPE } from '../records/debt.ts';
import { accountLabel } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { accounts, idIn } from '../records/accounts.ts';

const NAMES: Readonly<Record<string, string>> = {
  [accounts.cash]: 'Quỹ: Tiền mặt',
  [accounts.company]: 'Ứng tiền giữa công ty và cửa hàng',
  [accounts.serviceFee]: 'Doanh thu: Phí dịch vụ',
  [accounts.partnerFee]: 'Doanh thu: Phí đối tác',
  [accounts.posFee]: 'Chi phí: Phí máy',
  [accounts.commission]: 'Chi phí: Hoa hồng',
  [accounts.partnerShare]: 'Chi phí: Phần đối tác',
  [accounts.badDebt]: 'Chi phí: Chi phí xấu',
  [accounts.lossRecovered]: 'Thu nhập: Thu hồi chi phí xấu',
  [accounts.discount]: 'Điều chỉnh: Giảm trừ cho khách',
  [accounts.debtAdjustment]: 'Điều chỉnh: Công nợ',
  [accounts.lotDifference]: 'Điều chỉnh: Thiếu, thừa lô',
  [accounts.rounding]: 'Điều chỉnh: Làm tròn',
  [accounts.cashDifference]: 'Điều chỉnh: Chênh lệch quỹ',
  [accounts.capitalIn]: 'Vốn chủ sở hữu: Góp vốn',
  [accounts.capitalOut]: 'Vốn chủ sở hữu: Rút vốn',
  [accounts.openingBalance]: 'Vốn chủ sở hữu: Số dư đầu kỳ',
};

const NAMERS: readonly [start: string, nameOf: (world: World, id: number) => string][] = [
  ['fund:bank/', (world, id) => `Quỹ: ${accountLabel(world.bankCards.get(id)) ?? ''}`],
  ['customer/', (world, id) => `Khách hàng: ${partyOf(world, PARTY_TYPE.customer, id)?.Name ?? ''}`],
  ['partner/', (world, id) => `Đối tác: ${partyOf(world, PARTY_TYPE.partner, id)?.Name ?? ''}`],
  ['aff/', (world, id) => `Cộng tác viên: ${partyOf(world, PARTY_TYPE.aff, id)?.Name ?? ''}`],
  ['pos/', (world, id) => `Máy POS: ${partyOf(world, PARTY_TYPE.pos, id)?.Name ?? ''}`],
  ['income/other/', (world, id) => `Thu: ${world.voucherTypes.get(id)?.name ?? ''}`],
  ['expense/other/', (world, id) => `Chi: ${world.voucherTypes.get(id)?.name ?? ''}`],
];

/** Name of an account, such as `Chi: Điện nước Internet`. */
export function accountName(world: World, account: string): string {
  const namer = NAMERS.find(([start]) => account.startsWith(start));
  return namer ? namer[1](world, idIn(account)) : (NAMES[account] ?? account);
}
