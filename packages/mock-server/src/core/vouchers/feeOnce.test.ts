import { describe, expect, test } from 'vitest';
import { ACTION, MENU } from '../values/menus.ts';
import { saveCustomer } from '../customers/saveCustomer.ts';
import { savePartner } from '../partners/savePartner.ts';
import { savePartnerFee } from '../partners/savePartnerFee.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { hasVoucherType, VOUCHER_KIND } from '../records/voucher.ts';
import type { Schedule } from '../records/schedule.ts';
import { changeScheduleStatus } from '../schedules/changeStatus.ts';
import { correctPercent } from '../schedules/correctPercent.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { createSchedule, deleteSchedule, type ScheduleCommand } from '../schedules/saveSchedule.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { addVoucher, type VoucherCommand } from './addVoucher.ts';
import { cancelVoucher } from './cancelVoucher.ts';
import { decideVoucher } from './decideVoucher.ts';
import { saveVoucherType } from './saveVoucherType.ts';

const MILLION = 1_000_000;
const Reason = 'Thu nhầm phí';
const FREE = { CustomerFeePercent: 0 };

describe('a voucher of service fees', () => {
  test.each<[string, (shop: TestShop) => Partial<VoucherCommand>, string, string]>([
    ['names no order of a customer with an open fee', (shop) => whoWith(shop, {}), 'Invalid', 'ScheduleID'],
    ['names no order of a customer with a settled fee', (shop) => whoWith(shop, {}, true), 'Invalid', 'ScheduleID'],
    [
      'names a customer with a fee by what they are called',
      (shop) => {
        startOrder(shop, { Amount: MILLION });
        return { PartyName: ' nguyen  thi HOA' };
      },
      'Invalid',
      'PartyName',
    ],
    [
      'names a partner with a fee by what it is called',
      (shop) => {
        partnersOrder(shop);
        return { PartyName: 'Đại lý An' };
      },
      'Invalid',
      'PartyName',
    ],
    [
      'names an order whose fee is to be settled',
      (shop) => orderOf(startOrder(shop, { Amount: MILLION })),
      'Duplicate',
      'ScheduleID',
    ],
    ['names an order whose fee is settled', (shop) => orderOf(settled(shop, {})), 'Duplicate', 'ScheduleID'],
    ['names an order of a partner’s card', (shop) => orderOf(partnersOrder(shop)), 'Duplicate', 'ScheduleID'],
    [
      'names an order of a partner’s card without a rate so far',
      (shop) => orderOf(partnersOrder(shop, 0)),
      'Duplicate',
      'ScheduleID',
    ],
    [
      'names an order of another customer',
      (shop) => {
        const { CustomerID } = must(saveCustomer(shop.world, { FullName: 'Lê Bình', Phone: '0911222333' }, shop.owner));
        return { ...orderOf(startOrder(shop, { Amount: MILLION, ...FREE })), PartyType: 1, PartyID: CustomerID };
      },
      'Invalid',
      'ScheduleID',
    ],
    ['names an order that is not there', () => ({ ScheduleID: 99 }), 'NotFound', 'ScheduleID'],
    [
      'names an order whose fee a voucher took in',
      (shop) => {
        const order = orderOf(startOrder(shop, { Amount: MILLION, ...FREE }));
        must(take(shop, order));
        return order;
      },
      'Duplicate',
      'ScheduleID',
    ],
    [
      'names an order whose fee a voucher waits to take in',
      (shop) => {
        const order = orderOf(startOrder(shop, { Amount: MILLION, ...FREE }));
        approver(shop);
        expect(must(take(shop, { ...order, Amount: 10 * MILLION })).Status).toBe(0);
        return order;
      },
      'Duplicate',
      'ScheduleID',
    ],
  ])('%s: refused, and nothing changes', (_what, prepare, code, field) => {
    const shop = openShop();
    const said = prepare(shop);
    const before = imageOf(shop.world);
    const refused = take(shop, said);
    expect([codeOf(refused), refused.ok ? undefined : refused.field]).toEqual([code, field]);
    expect(imageOf(shop.world)).toBe(before);
  });

  test.each<[string, (shop: TestShop) => Partial<VoucherCommand>]>([
    ['of nobody', () => ({})],
    ['of somebody unknown', () => ({ PartyName: 'Khách vãng lai' })],
    ['of a customer without orders', ({ customerId }) => ({ PartyType: 1, PartyID: customerId })],
    ['of a customer whose orders have no fee', (shop) => whoWith(shop, FREE)],
    ['of an order without a fee', (shop) => orderOf(settled(shop, FREE))],
    ['of an order that was called off', (shop) => orderOf(calledOff(shop))],
  ])('%s is booked as other income', (_what, prepare) => {
    const shop = openShop();
    expect(must(take(shop, prepare(shop))).Status).toBe(1);
    expect(balanceOf(shop.world, shop.owner.shopId, accounts.otherIncome(typeId(shop, 'Thu phí dịch vụ')))).toBe(
      -50_000,
    );
  });

  test('that names an order alone is of its customer', () => {
    const shop = openShop();
    const voucher = must(take(shop, orderOf(startOrder(shop, { Amount: MILLION, ...FREE }))));
    expect(voucher).toMatchObject({ PartyType: 1, PartyID: shop.customerId, PartyName: 'Nguyễn Thị Hoa' });
  });

  test('cancelled frees the fee for another', () => {
    const shop = openShop();
    const order = orderOf(startOrder(shop, { Amount: MILLION, ...FREE }));
    const { paymentID } = must(take(shop, order));
    expect(codeOf(take(shop, order))).toBe('Duplicate');
    must(cancelVoucher(shop.world, { paymentID, Reason }, shop.owner));
    expect(codeOf(take(shop, order))).toBe('done');
  });

  test('refused frees the fee, and approved asks again', () => {
    const shop = openShop();
    const second = approver(shop);
    const order = startOrder(shop, { Amount: MILLION, ...FREE });
    const waits = () => must(take(shop, { ...orderOf(order), Amount: 10 * MILLION })).paymentID;
    const decide = (paymentID: number, Status: 1 | 3, more: object = {}) => {
      const voucher = shop.world.vouchers.get(paymentID);
      if (!voucher || !hasVoucherType(voucher)) throw new Error('The test has no such voucher.');
      return decideVoucher(shop.world, 1, { ...voucher, Status, Reason, ...more }, second);
    };
    must(decide(waits(), 3));
    const waiting = waits();
    expect(codeOf(decide(waiting, 1, { ScheduleID: undefined }))).toBe('Stale');
    must(correctPercent(shop.world, { ScheduleID: order.ScheduleID, CustomerFeePercent: 1800, Reason }, shop.owner));
    const before = imageOf(shop.world);
    expect(decide(waiting, 1)).toMatchObject({ ok: false, code: 'Duplicate', field: 'ScheduleID' });
    expect(imageOf(shop.world)).toBe(before);
    must(correctPercent(shop.world, { ScheduleID: order.ScheduleID, CustomerFeePercent: 0, Reason }, shop.owner));
    expect(must(decide(waiting, 1))).toMatchObject({ Status: 1, ScheduleID: order.ScheduleID });
  });
});

describe('an order whose fee a voucher took in', () => {
  test('is settled with no fee, and with one only after the voucher is cancelled', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = worked(shop, FREE);
    const { paymentID } = must(take(shop, { ScheduleID }));
    must(correctPercent(world, { ScheduleID, CustomerFeePercent: 1800, Reason }, owner));
    const before = imageOf(world);
    for (const step of [{}, { SettledDate: owner.businessDate }]) {
      const refused = changeScheduleStatus(world, { ScheduleID, Status: 3, ...step }, owner);
      expect(refused).toMatchObject({ code: 'Duplicate', message: expect.stringContaining('PT000001') as string });
      expect(refused).not.toHaveProperty('field');
    }
    expect(imageOf(world)).toBe(before);
    must(cancelVoucher(world, { paymentID, Reason }, owner));
    must(changeScheduleStatus(world, { ScheduleID, Status: 3 }, owner));
    expect(balanceOf(world, owner.shopId, accounts.serviceFee)).toBe(-18_000);
  });

  test('settled without a fee gets none by a correction', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ScheduleID } = settled(shop, FREE);
    must(take(shop, { ScheduleID }));
    const before = imageOf(world);
    expect(codeOf(correctPercent(world, { ScheduleID, CustomerFeePercent: 1800, Reason }, owner))).toBe('Duplicate');
    expect(imageOf(world)).toBe(before);
  });

  test('is neither deleted nor given to another customer or partner', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const terms = { ServiceType: 1 as const, CustomerID: shop.customerId, CardDataID: shop.cardId, Amount: MILLION };
    const order = must(createSchedule(world, { ...terms, ...FREE, AppointmentDate: owner.now }, owner));
    const { PartnerID } = must(savePartner(world, { Name: 'Đại lý An', Phone: '0933333333' }, owner));
    const { paymentID } = must(take(shop, orderOf(order)));
    const edit = (more: Partial<ScheduleCommand>) => createSchedule(world, { ...order, ...more }, owner);
    expect(codeOf(deleteSchedule(world, order, owner))).toBe('HasLines');
    expect(edit({ PartnerMode: 2, PartnerID })).toMatchObject({ code: 'HasLines', field: 'PartnerMode' });
    expect(edit({ CustomerID: 99 })).toMatchObject({ code: 'HasLines', field: 'CustomerID' });
    must(cancelVoucher(world, { paymentID, Reason }, owner));
    must(edit({ PartnerMode: 2, PartnerID }));
  });
});

describe('a category', () => {
  const fees = { name: 'Phí mở thẻ', type: 1 as const, IsBusinessResult: true, status: 1 as const };

  test.each([
    ['of expenses', { type: 2 as const }],
    ['that settles debts', { PartyType: 1 as const }],
    ['that is no result', { IsBusinessResult: false }],
  ])('%s takes in no service fees', (_what, more) => {
    const { world, owner } = openShop();
    const made = saveVoucherType(world, { ...fees, IsServiceFee: true, ...more }, owner);
    expect(made).toMatchObject({ code: 'Invalid', field: 'IsServiceFee' });
  });

  test('becomes one of service fees later, and stays one once it is used', () => {
    const shop = openShop();
    const { world, owner } = shop;
    const { ConfigID } = must(saveVoucherType(world, fees, owner));
    const order = orderOf(startOrder(shop, { Amount: MILLION }));
    expect(take(shop, { ...order, ConfigID })).toMatchObject({ code: 'Invalid', field: 'ScheduleID' });
    must(take(shop, { ConfigID, PartyName: 'Nguyễn Thị Hoa' }));
    const save = (more: object) => {
      const Version = world.voucherTypes.get(ConfigID)?.Version;
      return saveVoucherType(world, { ...fees, ConfigID, Version, ...more }, owner);
    };
    expect(must(save({ IsServiceFee: true })).IsServiceFee).toBe(true);
    expect(codeOf(take(shop, { ConfigID, PartyName: 'Nguyễn Thị Hoa' }))).toBe('Invalid');
    expect(save({ IsServiceFee: false })).toMatchObject({ code: 'InUse', field: 'IsServiceFee' });
    expect(must(save({ name: 'Phí thẻ mới' })).IsServiceFee).toBe(true);
  });

  test('that nobody used is taken back, or becomes one of expenses', () => {
    const { world, owner } = openShop();
    const { ConfigID, Version } = must(saveVoucherType(world, { ...fees, IsServiceFee: true }, owner));
    const spent = must(saveVoucherType(world, { ...fees, ConfigID, Version, type: 2 }, owner));
    expect(spent).toMatchObject({ type: 2, IsServiceFee: false });
  });
});

function take(shop: TestShop, said: Partial<VoucherCommand>) {
  const command = { ConfigID: typeId(shop, 'Thu phí dịch vụ'), Amount: 50_000, Method: 1 as const, Description: 'Phí' };
  return addVoucher(shop.world, VOUCHER_KIND.income, { ...command, ...said }, shop.owner);
}

function typeId({ world, owner }: TestShop, name: string): number {
  return world.voucherTypes.by('shop', owner.shopId).find((row) => row.name === name)?.ConfigID ?? 0;
}

function approver(shop: TestShop) {
  return hire(shop, 'quanly', { MenuID: MENU.vouchers, ActionIDs: [ACTION.view, ACTION.approve] });
}

const orderOf = ({ ScheduleID }: Schedule) => ({ ScheduleID });

/** The customer of an order at work, or settled, by number. */
function whoWith(shop: TestShop, terms: Partial<ScheduleCommand>, isSettled = false): Partial<VoucherCommand> {
  if (isSettled) settled(shop, terms);
  else startOrder(shop, { Amount: MILLION, ...terms });
  return { PartyType: 1, PartyID: shop.customerId };
}

/** An order whose card is paid and swiped. */
function worked(shop: TestShop, terms: Partial<ScheduleCommand>): Schedule {
  const { world, owner, posId: PosID } = shop;
  const order = startOrder(shop, { Amount: MILLION, ...terms });
  const { ScheduleID } = order;
  const lines = { ScheduleID, Amount: MILLION };
  must(addLine(world, 1, { ...lines, Method: 1 }, owner));
  must(addWithdrawal(world, { ...lines, PosID, LotNo: '000001', InvoiceNo: '1', OverrideReason: Reason }, owner));
  return order;
}

function settled(shop: TestShop, terms: Partial<ScheduleCommand>): Schedule {
  const { ScheduleID } = worked(shop, terms);
  return must(changeScheduleStatus(shop.world, { ScheduleID, Status: 3 }, shop.owner));
}

function calledOff(shop: TestShop): Schedule {
  const { ScheduleID } = startOrder(shop, { Amount: MILLION });
  return must(changeScheduleStatus(shop.world, { ScheduleID, Status: 5, Note: Reason }, shop.owner));
}

function partnersOrder(shop: TestShop, FeePercent = 1503): Schedule {
  const { world, owner } = shop;
  const { PartnerID } = must(savePartner(world, { Name: 'Đại lý An', Phone: '0933333333' }, owner));
  must(savePartnerFee(world, { Fees: [{ PartnerID, FeePercent, FromDate: owner.businessDate }] }, owner));
  return startOrder(shop, { Amount: MILLION, PartnerMode: 2, PartnerID });
}
