import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';

/** How the slip differs from the bills, or why it may; nothing of a lot that agrees with its slip. */
export function slipNotice(lot: Schemas['NumberLot']): ReactNode {
  const { CountDifference = 0, AmountDifference = 0, DiffersFromSlip, DifferenceReason, Remain } = lot;
  if (Remain < 0) return <Notice tone="error">Tiền về nhiều hơn bill trong lô {formatMoney(-Remain)}.</Notice>;
  const differs = differenceWords(CountDifference, AmountDifference);
  if (differs === '') return null;
  if (DiffersFromSlip) {
    return (
      <Notice tone="error">{`Phiếu kết toán ${differs}: thêm bớt bill cho khớp, hoặc sửa lô và ghi lý do.`}</Notice>
    );
  }
  if (DifferenceReason === undefined) return <Notice tone="warning">{`Phiếu kết toán ${differs}.`}</Notice>;
  return <Notice tone="info">{`Phiếu kết toán ${differs}. Lý do: ${DifferenceReason}`}</Notice>;
}

/** "nhiều hơn 1 bill và 250.000 ₫ so với bill trong lô"; '' where they agree. */
export function differenceWords(count: number, amount: number): string {
  const parts = [
    count !== 0 && `${count > 0 ? 'nhiều hơn' : 'ít hơn'} ${Math.abs(count)} bill`,
    amount !== 0 && `${amount > 0 ? 'nhiều hơn' : 'ít hơn'} ${formatMoney(Math.abs(amount))}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')} so với bill trong lô`;
}
