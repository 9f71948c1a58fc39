import type { DebtParty } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { formatMoney, groupDigits } from '@so-the/ui/format';

/** What a collaborator is owed once customers paid: it is in no balance yet (domain §2(q)). */
export function CommissionsWaiting({ CommissionWaiting = 0, CommissionWaitingCount = 0 }: DebtParty) {
  if (CommissionWaiting === 0) return null;
  const orders = `${groupDigits(CommissionWaitingCount)} đơn`;
  return (
    <Notice tone="info">
      {`Chờ khách trả đủ: hoa hồng ${formatMoney(CommissionWaiting)} của ${orders}, chưa tính vào số phải trả.`}
    </Notice>
  );
}
