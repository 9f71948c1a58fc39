import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { accounts } from '../records/accounts.ts';
import { trialBalance } from '../ledger/audit.ts';
import { balanceOf, orderBalance } from '../ledger/balance.ts';
import { savePartnerFee } from '../partners/savePartnerFee.ts';
import { savePartner } from '../partners/savePartner.ts';
import { savePosPartner } from '../posPartners/savePosPartner.ts';
import type { PartnerMode } from '../records/schedule.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { codeOf, imageOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { adjustDebt } from './adjustDebt.ts';
import { cancelPayDebt } from './cancelDebt.ts';
import { listPosPartnerFigures } from '../posPartners/figures.ts';
import { offsetPartner } from './offsetPartner.ts';
import { partnerDocuments } from './partnerDocuments.ts';
import { payPartner, payReciprocal } from './payPartner.ts';

const MILLION = 1_000_000;
const Reason = 'Cấn trừ theo biên bản';

describe('a partner pays its orders', () => {
  test('the chosen order first, then the oldest, to the đồng, and a cancel restores them', () => {
    const shop = withPartner();
    const [first, second] = [shop.order(1, 10), shop.order(1, 20)];
    expect(shop.debt()).toBe(30 * MILLION - 420_000);
    const pay = { PartnerID: shop.PartnerID, Amount: 20 * MILLION, Method: 1 as const, ScheduleIDs: [second] };
    const paid = must(payPartner(shop.world, pay, shop.owner));
    expect(paid.Allocations).toEqual([
      { ScheduleID: second, Amount: 19_720_000 },
      { ScheduleID: first, Amount: 280_000 },
    ]);
    expect([shop.open(first), shop.open(second), shop.cash()]).toEqual([9_580_000, 0, 20 * MILLION]);
    expect(shop.documents()).toMatchObject([
      { ScheduleID: first, Amount: 9_860_000, PaidAmount: 280_000, Remain: 9_580_000, Status: 1 },
      { ScheduleID: second, Amount: 19_720_000, PaidAmount: 19_720_000, Remain: 0, Status: 2 },
    ]);
    const figures = must(listPosPartnerFigures(shop.world, {}, shop.owner)).totals;
    expect(figures).toMatchObject({ Volume: 30 * MILLION, PartnerFee: 420_000, Collected: 20 * MILLION });
    expect(figures.Debt).toBe(shop.debt());
    must(cancelPayDebt(shop.world, { DebtID: paid.DebtID, Reason: 'Thu nhầm đối tác' }, shop.owner));
    expect([shop.open(first), shop.open(second), shop.cash()]).toEqual([9_860_000, 19_720_000, 0]);
    expect([...trialBalance(shop.world).values()]).toEqual([0]);
  });

  test('more than is open is refused unless it is to stay as an advance', () => {
    const shop = withPartner();
    const order = shop.order(1, 10);
    const pay = { PartnerID: shop.PartnerID, Amount: 10 * MILLION, Method: 1 as const };
    const before = imageOf(shop.world);
    expect(codeOf(payPartner(shop.world, pay, shop.owner))).toBe('OverDebt');
    expect(codeOf(payPartner(shop.world, { ...pay, ScheduleIDs: [99] }, shop.owner))).toBe('NoDebt');
    expect(codeOf(payPartner(shop.world, { ...pay, Direction: 2 }, shop.owner))).toBe('NoDebt');
    expect(codeOf(payPartner(shop.world, { ...pay, PartnerID: 99 }, shop.owner))).toBe('NotFound');
    expect(codeOf(payPartner(shop.world, { ...pay, Amount: 0 }, shop.owner))).toBe('Invalid');
    expect(codeOf(payPartner(shop.world, { ...pay, Method: 2 }, shop.owner))).toBe('Invalid');
    expect(imageOf(shop.world)).toBe(before);
    must(payPartner(shop.world, { ...pay, AllowAdvance: true }, shop.owner));
    expect([shop.open(order), shop.open(0), shop.debt()]).toEqual([0, -140_000, -140_000]);
  });

  test('the shop pays for the partner’s card (case 2)', () => {
    const shop = withPartner();
    const order = shop.order(2, 20);
    expect(shop.open(order)).toBe(300_000 - 20 * MILLION);
    const pay = { PartnerID: shop.PartnerID, Direction: 2 as const, Amount: 19_700_000, Method: 1 as const };
    must(payPartner(shop.world, pay, shop.owner));
    expect([shop.open(order), shop.cash()]).toEqual([0, -19_700_000]);
  });

  test('a share of a reciprocal order is paid apart from other debts (case 3)', () => {
    const shop = withPartner();
    shop.order(2, 20);
    const order = shop.order(3, 20);
    expect(shop.open(order)).toBe(-60_000);
    const pay = { PartnerID: shop.PartnerID, Method: 1 as const };
    expect(codeOf(payReciprocal(shop.world, { ...pay, Amount: 60_001 }, shop.owner))).toBe('OverDebt');
    const paid = must(payReciprocal(shop.world, { ...pay, Amount: 60_000 }, shop.owner));
    expect([paid.Kind, shop.open(order), shop.cash()]).toEqual([5, 0, -60_000]);
  });
});

describe('cấn trừ moves no money and cancels', () => {
  test('what the partner owes against what it is owed', () => {
    const shop = withPartner();
    const [owes, owed] = [shop.order(1, 20), shop.order(2, 10)];
    const command = { PartnerID: shop.PartnerID, Amount: 9_850_000, Reason };
    expect(codeOf(offsetPartner(shop.world, { ...command, Amount: 9_850_001 }, shop.owner))).toBe('OverDebt');
    expect(codeOf(offsetPartner(shop.world, { ...command, Reason: 'bù' }, shop.owner))).toBe('ReasonRequired');
    const before = shop.debt();
    const { DebtID } = must(offsetPartner(shop.world, command, shop.owner));
    expect([shop.open(owes), shop.open(owed), shop.debt() - before]).toEqual([9_870_000, 0, 0]);
    expect(balanceOf(shop.world, 1, accounts.debtAdjustment)).toBe(0);
    must(cancelPayDebt(shop.world, { DebtID, Reason: 'Nhập nhầm biên bản' }, shop.owner));
    expect([shop.open(owes), shop.open(owed)]).toEqual([19_720_000, -9_850_000]);
  });

  test('a customer’s debt against what the partner is owed', () => {
    const shop = withPartner();
    const order = shop.order(3, 20);
    const owes = { DebtType: 1 as const, PartyID: shop.customerId, Amount: 100_000, Reason: 'Nợ cũ chuyển sang' };
    must(adjustDebt(shop.world, owes, shop.owner));
    const outside = () => orderBalance(shop.world, 1, accounts.customer(shop.customerId), 0);
    const command = { PartnerID: shop.PartnerID, Amount: 60_000, Reason, OffsetType: 1 as const };
    expect(codeOf(offsetPartner(shop.world, command, shop.owner))).toBe('Invalid');
    must(offsetPartner(shop.world, { ...command, OffsetID: shop.customerId }, shop.owner));
    expect([shop.open(order), outside()]).toEqual([0, 40_000]);
  });

  test('a POS that owes', () => {
    const shop = withPartner();
    shop.order(2, 10);
    const pos = () => balanceOf(shop.world, 1, accounts.pos(shop.posId));
    const [posBefore, before] = [pos(), shop.debt()];
    const command = { PartnerID: shop.PartnerID, OffsetType: 4 as const, OffsetID: shop.posId, Reason };
    expect(codeOf(offsetPartner(shop.world, { ...command, Amount: 9_868_001 }, shop.owner))).toBe('OverDebt');
    must(offsetPartner(shop.world, { ...command, Amount: 9 * MILLION }, shop.owner));
    expect([pos() - posBefore, shop.debt() - before]).toEqual([-9 * MILLION, 9 * MILLION]);
  });
});

test('whatever is paid and cancelled, the partner’s balance is its orders’ and the books balance', () => {
  assert(
    property(integer({ min: 1, max: 40_000_000 }), integer({ min: 1, max: 40_000_000 }), (one, two) => {
      const shop = withPartner();
      shop.order(1, 20);
      shop.order(2, 10);
      const before = shop.debt();
      const pay = (Direction: 1 | 2, Amount: number) =>
        payPartner(
          shop.world,
          { PartnerID: shop.PartnerID, Direction, Amount, Method: 1, AllowAdvance: true },
          shop.owner,
        );
      const made = [must(pay(1, one)), must(pay(2, two))];
      expect(shop.debt()).toBe(before - one + two);
      for (const { DebtID } of made) must(cancelPayDebt(shop.world, { DebtID, Reason: 'Nhập nhầm' }, shop.owner));
      expect(shop.debt()).toBe(before);
      expect([...trialBalance(shop.world).values()]).toEqual([0]);
    }),
    runs(30),
  );
});

/** A partner that keeps 1,5 %, on its own POS 1,4 %, and orders of so many triệu in one of the three ways. */
function withPartner() {
  const shop = openShop();
  const { world, owner, posId } = shop;
  const { PartnerID } = must(savePartner(world, { Name: 'Minh Phát', Phone: '0933333333' }, owner));
  const { posPartnerID } = must(savePosPartner(world, { PosName: 'POS Minh Phát', PartnerID }, owner));
  const onPos = { PartnerID, PosPartnerID: posPartnerID, FeePercent: 1400 };
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent: 1500 }, onPos] }, owner));
  const order = (PartnerMode: PartnerMode, millions: number) => {
    const Amount = millions * MILLION;
    const { ScheduleID } = startOrder(shop, { ServiceType: 2, Amount, PartnerMode, PartnerID });
    const place = PartnerMode === 1 ? { PosPartnerID: posPartnerID } : { PosID: posId };
    const OverrideReason = 'Khách mua vé máy bay';
    must(addWithdrawal(world, { ScheduleID, Amount, ...place, OverrideReason }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
    return ScheduleID;
  };
  const account = accounts.partner(PartnerID);
  return {
    ...shop,
    PartnerID,
    order,
    open: (scheduleId: number) => orderBalance(world, 1, account, scheduleId),
    debt: () => balanceOf(world, 1, account),
    documents: () => partnerDocuments(world, 1, PartnerID),
    cash: () => balanceOf(world, 1, accounts.cash),
  };
}
