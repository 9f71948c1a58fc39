import type { Engine } from '@so-the/mock-server/browser';
import { askAs, type AccountName } from './askEngine.ts';
import { grantAll } from './grantRights.ts';

/** A loss of 3 triệu in cash and an adjustment of 6 triệu, proposed by somebody of a story's shop who has every right. */
export function proposeBoth(engine: Engine, who: AccountName): void {
  if (who === 'nhanvien') grantAll(engine, who);
  askAs(engine, who, 'addBadExpense', {
    body: { Kind: 2, Amount: 3_000_000, Fund: { Method: 1 }, Reason: 'Thẻ bị khóa sau khi nạp' },
  });
  askAs(engine, who, 'adjustDebt', {
    body: { DebtType: 1, PartyID: 8, Amount: 6_000_000, Reason: 'Ghi thiếu phí năm trước' },
  });
}

/** An adjustment of 6 triệu of what the first POS owes, without money, by somebody of a story's shop who has every right. */
export function proposeHeld(engine: Engine, who: AccountName): void {
  if (who === 'nhanvien') grantAll(engine, who);
  askAs(engine, who, 'payCashBack', {
    body: { PosParentID: 1, Type: 4, Amount: 6_000_000, Reason: 'Ngân hàng trừ phí thuê máy' },
  });
}
