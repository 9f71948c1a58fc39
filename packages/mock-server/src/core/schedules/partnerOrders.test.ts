import { describe, expect, test } from 'vitest';
import { trialBalance } from '../ledger/audit.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { partnerFeePercent } from '../partners/partnerFees.ts';
import { savePartnerFee } from '../partners/savePartnerFee.ts';
import { savePosPartner } from '../posPartners/savePosPartner.ts';
import { savePartner } from '../partners/savePartner.ts';
import { LINE_KIND, type PartnerMode } from '../records/schedule.ts';
import { codeOf, must, openShop, startOrder } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { addLine } from './moneyLines.ts';
import { orderTotals } from './orderTotals.ts';
import { addWithdrawal } from './swipes.ts';
import { warningsOf } from './warnings.ts';

const MILLION = 1_000_000;

describe('the three ways with a partner (domain §2(d))', () => {
  test('case 1: our card on the partner’s POS – the partner owes S less its fee', () => {
    const shop = withPartner(1);
    const { world, owner, posPartnerID, ScheduleID, PartnerID } = shop;
    must(addWithdrawal(world, { ScheduleID, PosPartnerID: posPartnerID, Amount: 20 * MILLION }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
    expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(20 * MILLION - 280_000);
    expect(shop.totals()).toMatchObject({
      FeeAmount: 360_000,
      PosFeeAmount: 0,
      PartnerAmount: 280_000,
      Profit: 80_000,
    });
  });

  test('case 2: the partner’s card on our POS – we owe the partner S less its fee, and no customer is concerned', () => {
    const shop = withPartner(2);
    const { world, owner, posId, customerId, ScheduleID, PartnerID } = shop;
    must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 20 * MILLION }, owner));
    expect(codeOf(addLine(world, LINE_KIND.send, { ScheduleID, Amount: 5, Method: 1 }, owner))).toBe('WrongStatus');
    must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
    expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(300_000 - 20 * MILLION);
    expect(balanceOf(world, 1, accounts.customer(customerId))).toBe(0);
    expect(shop.totals()).toMatchObject({
      FeeAmount: 300_000,
      PosFeeAmount: 264_000,
      PartnerAmount: 0,
      Profit: 36_000,
    });
  });

  test('case 3: the partner’s customer pays us in full – the partner is credited the difference, reversed on reopening', () => {
    const shop = withPartner(3);
    const { world, owner, posId, ScheduleID, PartnerID } = shop;
    must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 20 * MILLION }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
    must(addLine(world, LINE_KIND.send, { ScheduleID, Amount: 20 * MILLION - 360_000, Method: 1 }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: 4 }, owner));
    expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(-60_000);
    expect(shop.totals()).toMatchObject({
      FeeAmount: 360_000,
      PosFeeAmount: 264_000,
      PartnerAmount: 60_000,
      Profit: 36_000,
    });
    must(changeScheduleStatus(world, { ScheduleID, Status: 2, Note: 'Tính lại phần đối tác' }, owner));
    expect(balanceOf(world, 1, accounts.partner(PartnerID))).toBe(0);
    expect([...trialBalance(world).values()]).toEqual([0]);
  });

  test('case 3 below the partner’s rate is flagged beforehand and by its swipes, until its terms are right', () => {
    const shop = withPartner(3);
    const { world, owner, posId, ScheduleID } = shop;
    const flags = () => {
      const order = world.schedules.get(ScheduleID);
      if (!order) throw new Error('No order.');
      return warningsOf(world, order, orderTotals(world, order), owner).filter(({ Code }) => Code === 'C12');
    };
    const changeFee = (CustomerFeePercent: number) => {
      const order = world.schedules.get(ScheduleID);
      if (order) world.schedules.put({ ...order, CustomerFeePercent });
    };
    expect(flags()).toEqual([]);
    changeFee(1500);
    expect(flags()).toEqual([]);
    changeFee(1250);
    const flag = { Code: 'C12', Message: 'Phí khách 1,25 % thấp hơn phí đối tác 1,5 %', Since: '2026-11-20' };
    expect(flags()).toEqual([flag]);
    must(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: 20 * MILLION }, owner));
    for (const fee of world.partnerFees.rows) world.partnerFees.put({ ...fee, FeePercent: 1000 });
    expect(flags()).toEqual([flag]);
    changeFee(1800);
    expect(flags()).toEqual([]);
  });

  test('without an agreed rate nothing is swiped, and a partner’s POS serves only our own cards', () => {
    const shop = withPartner(3);
    const { world, owner, posId, posPartnerID, ScheduleID } = shop;
    const onPartner = { ScheduleID, PosPartnerID: posPartnerID, Amount: MILLION };
    expect(codeOf(addWithdrawal(world, onPartner, owner))).toBe('Invalid');
    expect(codeOf(addWithdrawal(world, { ...onPartner, PosID: posId }, owner))).toBe('Invalid');
    expect(codeOf(addWithdrawal(world, { ScheduleID, Amount: MILLION }, owner))).toBe('Invalid');
    expect(codeOf(addWithdrawal(world, { ScheduleID, PosPartnerID: 99, Amount: MILLION }, owner))).toBe('NotFound');
    for (const fee of world.partnerFees.rows) world.partnerFees.put({ ...fee, IsDeleted: true });
    expect(addWithdrawal(world, { ScheduleID, PosID: posId, Amount: MILLION }, owner)).toMatchObject({
      code: 'NoFee',
      message: 'Chưa cấu hình phí đối tác',
    });
  });
});

test('the most specific agreement wins', () => {
  const { world, owner, posId } = openShop();
  const { PartnerID } = must(savePartner(world, { Name: 'Đối tác', Phone: '0933333333', FeePercentDefault: 1 }, owner));
  const key = { PartnerID, PosID: posId, TypeCard: 1 as const };
  const add = (more: object, FeePercent: number) =>
    must(savePartnerFee(world, { Fees: [{ PartnerID, FromDate: '2026-11-01', FeePercent, ...more }] }, owner));
  expect(partnerFeePercent(world, key)).toBe(1);
  add({}, 2);
  expect(partnerFeePercent(world, key)).toBe(2);
  add({ TypeCard: 1 }, 3);
  expect(partnerFeePercent(world, key)).toBe(3);
  add({ PosID: posId }, 4);
  expect(partnerFeePercent(world, key)).toBe(4);
  add({ PosID: posId, TypeCard: 1 }, 5);
  expect(partnerFeePercent(world, key)).toBe(5);
  expect(partnerFeePercent(world, { ...key, PosID: 99 })).toBe(3);
  const general = { PartnerID, FeePercent: 9 };
  expect(codeOf(savePartnerFee(world, { Fees: [general, general] }, owner))).toBe('Duplicate');
  expect(codeOf(savePartnerFee(world, { Fees: [{ ...general, FromDate: '2026-12-01' }] }, owner))).toBe('FutureDate');
  expect(partnerFeePercent(world, { ...key, PosID: 99, TypeCard: 2 })).toBe(2);
  expect(
    codeOf(savePartnerFee(world, { Fees: [{ PartnerID: 99, FromDate: '2026-11-01', FeePercent: 9 }] }, owner)),
  ).toBe('NotFound');
  expect(
    codeOf(
      savePartnerFee(world, { Fees: [{ PartnerID, TypeCard: 2, FromDate: '2026-11-01', FeePercent: -9 }] }, owner),
    ),
  ).toBe('Invalid');
  expect(codeOf(savePosPartner(world, { PosName: ' ', PartnerID }, owner))).toBe('Invalid');
  expect(codeOf(savePartner(world, { Name: 'x', Phone: '1' }, owner))).toBe('Invalid');
});

/** A withdrawal of 20 tr at 1,8 % in one of the ways; the partner keeps 1,5 %, on its own POS 1,4 %. */
function withPartner(PartnerMode: PartnerMode) {
  const shop = openShop();
  const { world, owner } = shop;
  const { PartnerID } = must(savePartner(world, { Name: 'Đối tác', Phone: '0933333333' }, owner));
  const { posPartnerID } = must(savePosPartner(world, { PosName: 'POS đối tác', PartnerID }, owner));
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent: 1500, FromDate: '2026-11-01' }] }, owner));
  must(
    savePartnerFee(
      world,
      { Fees: [{ PartnerID, PosPartnerID: posPartnerID, FeePercent: 1400, FromDate: '2026-11-01' }] },
      owner,
    ),
  );
  const { ScheduleID } = startOrder(shop, { ServiceType: 2, Amount: 20 * MILLION, PartnerMode, PartnerID });
  const totals = () => {
    const order = world.schedules.get(ScheduleID);
    return order && orderTotals(world, order);
  };
  return { ...shop, PartnerID, posPartnerID, ScheduleID, totals };
}
