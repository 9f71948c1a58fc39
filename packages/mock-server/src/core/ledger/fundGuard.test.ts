import { expect, test } from 'vitest';
import { saveBankCard } from '../bankCards/bankCards.ts';
import { payCashBack } from '../cashBacks/payCashBack.ts';
import type { Result } from '../command/result.ts';
import { pushMoney } from '../dayMoney/pushMoney.ts';
import { payPartner } from '../debts/payPartner.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { savePartner } from '../partners/savePartner.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { cancelLine } from '../schedules/cancelLine.ts';
import { addLine } from '../schedules/moneyLines.ts';
import { openCompany } from '../testing/openCompany.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from './balance.ts';

const Reason = 'Chủ nộp thêm tiền chiều nay';
const CASH = { Method: 1 } as const;
const HUGE = 600_000_000;

type TakeOut = (shop: TestShop, why?: string) => Result<unknown>;

/** Every way in which money leaves a fund, each out of an empty cash box or for more than the account holds. */
const WAYS: readonly [way: string, takeOut: TakeOut][] = [
  [
    'a card is paid',
    (shop, OverrideReason) => {
      const { ScheduleID } = startOrder(shop, { Amount: 9_000_000 });
      const line = { ScheduleID, Amount: 9_000_000, ...CASH, OverrideReason };
      return addLine(shop.world, LINE_KIND.payCard, line, shop.owner);
    },
  ],
  [
    'a partner is paid ahead',
    ({ world, owner }, why) => {
      const { PartnerID } = must(savePartner(world, { Name: 'Đối tác', Phone: '0933333333' }, owner));
      const money = { PartnerID, Direction: 2 as const, AllowAdvance: true, Amount: 1_000_000, ...CASH };
      return payPartner(world, { ...money, Reason: why }, owner);
    },
  ],
  [
    'a voucher is paid',
    ({ world, owner }, why) => {
      const type = world.voucherTypes.by('shop', owner.shopId).find((row) => row.type === 2 && !row.PartyType);
      const voucher = { ConfigID: type?.ConfigID ?? 0, Amount: 500_000, ...CASH, Description: 'Tiền điện' };
      return addVoucher(world, 2, { ...voucher, Reason: why }, owner);
    },
  ],
  [
    'the company gives more than its account holds',
    (shop, why) => {
      const company = shop.world.shops.get(-111) ? { ...shop.owner, shopId: -111 } : openCompany(shop);
      const push = { Kind: 1 as const, ToShopID: shop.owner.shopId, Amount: 1_000_000 };
      setRule(shop);
      return pushMoney(shop.world, { ...push, Reason: why }, company);
    },
  ],
];

let rule: 1 | 2 | 3 = 2;

/** Shop and company do so when a fund is short. */
function setRule({ world }: TestShop) {
  for (const shop of world.shops.rows) world.shops.put({ ...shop, NegativeFunds: rule });
}

function openWith(asked: 1 | 2 | 3): TestShop {
  rule = asked;
  const shop = openShop();
  setRule(shop);
  return shop;
}

test.each(WAYS)('%s: refused, asked for a reason that the entry keeps, or let pass', (_way, takeOut) => {
  expect(takeOut(openWith(1), Reason)).toMatchObject({ code: 'FundBelowZero', field: 'Amount' });
  const asking = openWith(2);
  expect(codeOf(takeOut(asking))).toBe('NeedReason');
  expect(codeOf(takeOut(openWith(2), 'abc'))).toBe('NeedReason');
  const answered = openWith(2);
  must(takeOut(answered, Reason));
  expect(
    answered.world.books.entries.filter((entry) => entry.Description.includes(`(quỹ âm: ${Reason})`)),
  ).toHaveLength(1);
  const allowing = openWith(3);
  must(takeOut(allowing));
  expect(allowing.world.books.entries.some((entry) => entry.Description.includes('quỹ âm'))).toBe(false);
});

test('a refusal changes nothing and names no balance', () => {
  const shop = openWith(2);
  const { world, owner, bankCardId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: HUGE });
  const before = imageOf(world);
  const line = { ScheduleID, Amount: HUGE, Method: 2 as const, BankCardID: bankCardId };
  const refused = addLine(world, LINE_KIND.payCard, line, owner);
  expect(refused).toMatchObject({ code: 'NeedReason', field: 'OverrideReason' });
  expect(refused.ok ? '' : refused.message).toMatch(/^Tài khoản VCB ···5600 không đủ để chi 600\.000\.000.+lý do/);
  expect(imageOf(world)).toBe(before);
});

test('the last đồng of a fund leaves it without a question', () => {
  const shop = openWith(1);
  const { ScheduleID } = startOrder(shop, { Amount: 500_000_000 });
  const line = { ScheduleID, Amount: 500_000_000, Method: 2 as const, BankCardID: shop.bankCardId };
  must(addLine(shop.world, LINE_KIND.payCard, line, shop.owner));
  expect(balanceOf(shop.world, shop.owner.shopId, accounts.bank(shop.bankCardId))).toBe(0);
});

test('the reason of a loss answers for it, and money given back to a POS owner is asked about', () => {
  const shop = openWith(2);
  const { world, owner, bankCardId, posId } = shop;
  const bank = { Method: 2 as const, BankCardID: bankCardId };
  const loss = { Kind: 1 as const, Amount: 700_000, Fund: CASH, Reason: 'Mất tiền ở quầy' };
  expect(codeOf(addBadExpense(world, loss, owner))).toBe('done');
  must(payCashBack(world, { PosParentID: posId, Type: 2, Amount: 2_000_000, ...bank }, owner));
  const back = { PosParentID: posId, Type: 3 as const, Amount: 2_000_000, ...CASH };
  expect(codeOf(payCashBack(world, back, owner))).toBe('NeedReason');
  expect(codeOf(payCashBack(world, { ...back, Reason }, owner))).toBe('done');
});

test('a loss out of a fund that holds less is refused where the shop refuses', () => {
  const shop = openWith(1);
  const loss = { Kind: 1 as const, Amount: 700_000, Fund: CASH, Reason: 'Mất tiền ở quầy' };
  const before = imageOf(shop.world);
  expect(codeOf(addBadExpense(shop.world, loss, shop.owner))).toBe('FundBelowZero');
  expect(imageOf(shop.world)).toBe(before);
});

test('a cancel is never blocked, and a corrected opening balance is a statement', () => {
  const shop = openWith(1);
  const { world, owner, bankCardId } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 500_000_000 });
  const bank = { Method: 2 as const, BankCardID: bankCardId };
  const { PaymentID } = must(addLine(world, LINE_KIND.topUp, { ScheduleID, Amount: 1_000_000, ...CASH }, owner));
  must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount: 500_000_000, ...bank }, owner));
  const type = world.voucherTypes.by('shop', owner.shopId).find((row) => row.type === 2 && !row.PartyType);
  const voucher = { ConfigID: type?.ConfigID ?? 0, Amount: 1_000_000, ...CASH, Description: 'Tiền điện' };
  must(addVoucher(world, 2, voucher, owner));
  must(cancelLine(world, LINE_KIND.topUp, { PaymentID, Reason: 'Thu nhầm khách' }, owner));
  expect(balanceOf(world, owner.shopId, accounts.cash)).toBe(-1_000_000);
  const { BankCode, AccountNo, AccountOwner, Version } =
    must({ ok: true, value: world.bankCards.get(bankCardId) }) ?? {};
  const said = { BankCode: BankCode ?? '', AccountNo: AccountNo ?? '', AccountOwner: AccountOwner ?? '' };
  must(saveBankCard(world, { ...said, BankCardID: bankCardId, OpeningBalance: 400_000_000, Version }, owner));
  expect(balanceOf(world, owner.shopId, accounts.bank(bankCardId))).toBe(-100_000_000);
});
