import { formatMoney } from '@so-the/ui/format';

/**
 * What is told of money that went between the shop and a party: "Đã thu 300.000 ₫ của Nguyễn Thị Hạnh", "Đã trả … cho …"
 * (counter §8).
 *
 * @param direction 1 the party pays, 2 the shop does
 * @param amount đồng
 */
export function paidWords(direction: 1 | 2, amount: number, name: string): string {
  return direction === 1 ? `Đã thu ${formatMoney(amount)} của ${name}` : `Đã trả ${formatMoney(amount)} cho ${name}`;
}
