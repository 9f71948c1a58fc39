import { expect, test } from 'vitest';
import type { Context } from '../command/context.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { decideDifference } from '../dayMoney/cashDifference.ts';
import { reopenDay } from '../dayMoney/reopenDay.ts';
import { adjustDebt, decideAdjustment } from '../debts/adjustDebt.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { decideLoss } from '../losses/decideLoss.ts';
import { hire } from '../testing/openCompany.ts';
import { must, openShop, type TestShop } from '../testing/openShop.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { decideVoucher } from '../vouchers/decideVoucher.ts';
import type { Result } from '../command/result.ts';
import type { Decision } from './approval.ts';

const DAY = '2026-11-20';
const Reason = 'Khách đã hẹn ngày trả, có chứng từ';
const AT = 'lúc 10:15 ngày 20/11/2026';

/** Proposes something of its kind; what it gives back decides on it. */
type Propose = (shop: TestShop) => (decision: Decision, context: Context) => Result<unknown>;

const KINDS: Record<string, Propose> = {
  'Chi phí xấu': ({ world, owner }) => {
    const { id } = must(addBadExpense(world, { Kind: 2, Amount: 3_000_000, Fund: { Method: 1 }, Reason }, owner));
    return (decision, context) => decideLoss(world, { id, ...decision }, context);
  },
  'Điều chỉnh công nợ lớn': ({ world, owner, customerId }) => {
    const adjustment = { DebtType: 1 as const, PartyID: customerId, Amount: 9_000_000, Reason };
    const { DebtID } = must(adjustDebt(world, adjustment, owner));
    return (decision, context) => decideAdjustment(world, { DebtID, ...decision }, context);
  },
  'Phiếu thu lớn': ({ world, owner }) => {
    const terms = { ConfigID: 3, Amount: 20_000_000, Method: 1 as const, Description: 'Thu tại quầy' };
    const { paymentID, Version } = must(addVoucher(world, 1, terms, owner));
    return (decision, context) => decideVoucher(world, 1, { ...terms, paymentID, Version, ...decision }, context);
  },
  'Mở sổ': ({ world, owner }) => {
    must(closeDay(world, { Date: DAY, Funds: [{ Method: 1, Counted: 0 }] }, owner));
    const { ReopeningID } = must(reopenDay(world, { Reason }, owner)).reopening;
    return (decision, context) => reopenDay(world, { ReopeningID, ...decision }, context);
  },
  'Chênh lệch quỹ': ({ world, owner }) => {
    const Funds = [{ Method: 1 as const, Counted: 50_000, Reason }];
    const [close] = must(closeDay(world, { Date: DAY, Funds }, owner));
    return (decision, context) => decideDifference(world, { CloseID: close?.DayCloseID ?? 0, ...decision }, context);
  },
};

test.each(Object.entries(KINDS))('%s: who comes late learns who approved it and when', (name, propose) => {
  const { shop, second } = openTwo();
  const decide = propose(shop);
  must(decide({ Status: 1 }, second));
  for (const decision of [{ Status: 1 }, { Status: 3, Reason }] satisfies Decision[]) {
    expect(decide(decision, shop.owner)).toMatchObject({
      code: 'WrongStatus',
      message: `${name} đã được Lê Thị Thu duyệt ${AT}`,
    });
  }
});

test.each(Object.entries(KINDS))('%s: who comes late learns who refused it and when', (name, propose) => {
  const { shop, second } = openTwo();
  const decide = propose(shop);
  must(decide({ Status: 3, Reason }, second));
  expect(decide({ Status: 1 }, second)).toMatchObject({ message: `${name} đã được Lê Thị Thu từ chối ${AT}` });
});

test.each(Object.entries(KINDS))('%s: who comes late learns that it was taken back', (name, propose) => {
  const { shop, second } = openTwo();
  const decide = propose(shop);
  must(decide({ Status: 3, Reason }, { ...shop.owner, now: second.now }));
  const who = shop.world.users.get(shop.owner.userId)?.FullName ?? '';
  expect(decide({ Status: 1 }, second)).toMatchObject({ message: `${name} đã được ${who} rút lại ${AT}` });
});

/** A shop of the owner, and a second person whose decisions are of 10:15. */
function openTwo() {
  const shop = openShop();
  const menus = [MENU.badExpenses, MENU.customerDebts, MENU.vouchers, MENU.advances];
  const ActionIDs = [ACTION.view, ACTION.approve, ACTION.lockBooks];
  const hired = hire(shop, 'quanly', ...menus.map((MenuID) => ({ MenuID, ActionIDs })));
  return { shop, second: { ...hired, now: '2026-11-20T10:15:00+07:00' } };
}
