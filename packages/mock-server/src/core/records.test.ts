import { describe, expect, test } from 'vitest';
import { addLogAction, logAction } from './history/actionLog.ts';
import { bankCardView, deleteBankCard, listBankCards, saveBankCard } from './bankCards/bankCards.ts';
import { changeHoldCard, deleteCard, saveCard } from './cards/saveCard.ts';
import { countCardNotices } from './cards/notices.ts';
import { getCard, listCards, listCardsByCustomer, listShopCards } from './cards/listCards.ts';
import { getAffPercent, listAllAffs } from './affs/affPercent.ts';
import { saveAff } from './affs/saveAff.ts';
import { listCustomerComments, listCustomers, searchCustomers } from './customers/listCustomers.ts';
import { deleteCustomer, saveCustomer } from './customers/saveCustomer.ts';
import { accounts } from './records/accounts.ts';
import { balanceOf } from './ledger/balance.ts';
import { deletePos, savePos } from './pos/savePos.ts';
import { listAllPos, listPos } from './pos/listPos.ts';
import { addComment } from './remarks/remarks.ts';
import { codeOf, contextAt, imageOf, must, openShop, startOrder, type TestShop } from './testing/openShop.ts';

const MILLION = 1_000_000;
const BANK = { BankCode: 'TCB', AccountNo: '19035678901011', AccountOwner: 'Trần Chủ' };
const POS = { PosName: 'Máy mới', TID: '11112222', BankID: 5, Fees: [{ FeePercent: 1400 }] };

describe('customers', () => {
  test('one telephone is one customer, however it is written', () => {
    const { world, owner, customerId } = openShop();
    expect(saveCustomer(world, { FullName: 'Trùng', Phone: '+84 987.654.321' }, owner)).toMatchObject({
      code: 'Duplicate',
      field: 'Phone',
      message: 'Số điện thoại đã có ở khách KH000001 – Nguyễn Thị Hoa',
    });
    const made = must(
      saveCustomer(world, { FullName: ' Lê  Bình ', Phone: '84 912 345 678', Phone2: '02838445678' }, owner),
    );
    expect(made).toMatchObject({ Code: 'KH000002', FullName: 'Lê Bình', Phone: '0912345678', Version: 1 });
    must(deleteCustomer(world, { CustomerID: made.CustomerID }, owner));
    expect(codeOf(saveCustomer(world, { FullName: 'Lê Bình', Phone: '0912345678' }, owner))).toBe('done');
    expect(codeOf(deleteCustomer(world, { CustomerID: customerId }, owner))).toBe('InUse');
  });

  test.each([
    [{ FullName: '  ' }, 'Invalid'],
    [{ Phone: '' }, 'Invalid'],
    [{ Phone2: '123' }, 'Invalid'],
    [{ CCCD: '12345' }, 'Invalid'],
    [{ BirthDate: '2027-01-01' }, 'Invalid'],
    [{ AffID: 99 }, 'NotFound'],
    [{ PartnerID: 99 }, 'NotFound'],
    [{ FeePercentDefault: 100_001 }, 'Invalid'],
    [{ DebtLimit: -1 }, 'Invalid'],
    [{ CustomerID: 1, Version: 7 }, 'Stale'],
    [{ CustomerID: 99, Version: 1 }, 'NotFound'],
  ])('a customer with %o is refused and nothing changes', (wrong, code) => {
    const { world, owner } = openShop();
    const before = imageOf(world);
    expect(codeOf(saveCustomer(world, { FullName: 'Lê Bình', Phone: '0912345678', ...wrong }, owner))).toBe(code);
    expect(imageOf(world)).toBe(before);
  });

  test('are found by either phone, by code and without tone marks, and summed over all matches', () => {
    const { world, owner } = openShop();
    must(saveCustomer(world, { FullName: 'Đỗ Thị Ánh', Phone: '0912345678', Phone2: '0355555555' }, owner));
    must(saveCustomer(world, { FullName: 'Ánh Dương', Phone: '0912345679', Status: 0 }, owner));
    const found = (GeneralSearch: string) =>
      must(listCustomers(world, { GeneralSearch }, owner)).rows.map((row) => row.FullName);
    expect(found('do anh')).toEqual(['Đỗ Thị Ánh']);
    expect(found('+84 355 555 555')).toEqual(['Đỗ Thị Ánh']);
    expect(found('kh000001')).toEqual(['Nguyễn Thị Hoa']);
    expect(found('zzz')).toEqual([]);
    expect(searchCustomers(world, { GeneralSearch: 'anh' }, owner).rows.map((row) => row.FullName)).toEqual([
      'Đỗ Thị Ánh',
    ]);
    const page = must(listCustomers(world, { PageIndex: 2, PageSize: 2, SortBy: 'FullName', SortDir: 'asc' }, owner));
    expect([page.rows.map((row) => row.FullName), page.total, page.totals]).toEqual([
      ['Nguyễn Thị Hoa'],
      3,
      { Debt: 0, CardCount: 1 },
    ]);
    expect(must(listCustomers(world, { OnlyDebt: true }, owner)).total).toBe(0);
    expect(must(listCustomers(world, { Status: 0 }, owner)).total).toBe(1);
    expect(must(listCustomers(world, { Status: -1, PageIndex: 99 }, owner)).rows).toEqual([]);
    expect(codeOf(listCustomers(world, { SortBy: '__proto__' }, owner))).toBe('Invalid');
  });

  test('another shop neither sees nor touches them', () => {
    const { world, owner, customerId } = openShop();
    const other = { ...owner, shopId: 9 };
    expect(must(listCustomers(world, {}, other)).total).toBe(0);
    expect(codeOf(deleteCustomer(world, { CustomerID: customerId }, other))).toBe('NotFound');
    expect(listCustomerComments(world, { CustomerID: customerId }, other).total).toBe(0);
  });

  test('keep what was written about them, newest first, orders included', () => {
    const shop = openShop();
    const { world, owner, customerId } = shop;
    const { ScheduleID } = startOrder(shop, { Amount: MILLION });
    must(addComment(world, { ScheduleID, Content: 'Gọi lại' }, owner));
    must(addComment(world, { ScheduleID, Content: 'Đã gọi' }, owner));
    expect(codeOf(addComment(world, { ScheduleID, Content: '  ' }, owner))).toBe('Invalid');
    const { rows } = listCustomerComments(world, { CustomerID: customerId }, owner);
    expect(rows.map((row) => row.Content)).toEqual(['Đã gọi', 'Gọi lại']);
    expect(rows[0]).toMatchObject({ ScheduleCode: 'HD000001', UserName: 'Thẻ Thử' });
  });
});

describe('cards', () => {
  const CARD = { HolderName: 'Hoa', BankID: 2, Last4: '1111', DateDues: 18 };

  test.each([
    [{ Last4: '12' }, 'Invalid'],
    [{ BankID: 999 }, 'Invalid'],
    [{ DateDues: 32 }, 'Invalid'],
    [{ StatementDay: 0 }, 'Invalid'],
    [{ Bin: '12' }, 'Invalid'],
    [{ ExpMonth: 13 }, 'Invalid'],
    [{ LimitAmount: -5 }, 'Invalid'],
    [{ CustomerID: 99 }, 'NotFound'],
    [{ StaffId: 99 }, 'NotFound'],
    [{ BankID: 5, Last4: '4821' }, 'Duplicate'],
    [{ cardDataID: 1, Version: 9 }, 'Stale'],
  ])('a card with %o is refused', (wrong, code) => {
    const { world, owner, customerId } = openShop();
    expect(codeOf(saveCard(world, { ...CARD, CustomerID: customerId, ...wrong }, owner))).toBe(code);
  });

  test('take their type from the first digits, stay with their customer, and go only while unused', () => {
    const shop = openShop();
    const { world, owner, customerId, cardId } = shop;
    const second = must(saveCustomer(world, { FullName: 'Lê Bình', Phone: '0912345678' }, owner)).CustomerID;
    const card = must(saveCard(world, { ...CARD, CustomerID: customerId, Bin: '356418' }, owner));
    expect(card).toMatchObject({ TypeCard: 3, HolderName: 'HOA', cardInShop: false });
    const moved = { ...CARD, cardDataID: card.cardDataID, Version: 1, CustomerID: second };
    expect(codeOf(saveCard(world, moved, owner))).toBe('InUse');
    startOrder(shop, { Amount: MILLION });
    expect(codeOf(deleteCard(world, { cardDataID: cardId }, owner))).toBe('InUse');
    must(changeHoldCard(world, { cardDataID: card.cardDataID, HoldPlace: 'Ngăn 2' }, owner));
    expect(codeOf(deleteCard(world, { cardDataID: card.cardDataID }, owner))).toBe('InUse');
    must(changeHoldCard(world, { cardDataID: card.cardDataID }, owner));
    const { HoldLogs } = must(getCard(world, { ID: card.cardDataID }, owner));
    expect(HoldLogs.map((hold) => [hold.Held, hold.HoldPlace])).toEqual([
      [false, 'Ngăn 2'],
      [true, 'Ngăn 2'],
    ]);
    expect(codeOf(deleteCard(world, { cardDataID: card.cardDataID }, owner))).toBe('done');
    expect(listCardsByCustomer(world, { CustomerID: customerId }, owner)).toHaveLength(1);
  });

  test.each([
    ['2026-11-20', '2026-11-25', 5, 1, 1],
    ['2026-11-23', '2026-11-25', 2, 2, 1],
    ['2026-11-17', '2026-11-25', 8, 0, 0],
    ['2026-11-27', '2026-11-25', -2, 3, 1],
    ['2026-12-03', '2026-12-25', 22, 0, 0],
  ])('seen on %s the card is due %s, in %d days, level %d, %d in the badge', (today, due, days, level, badge) => {
    const { world, owner, cardId } = openShop('2026-11-10T09:00:00+07:00');
    const later = contextAt(`${today}T10:00:00+07:00`, owner.userId, owner.shopId);
    const card = must(getCard(world, { ID: cardId }, later));
    expect([card.NextDue, card.DaysToDue, card.DueLevel]).toEqual([due, days, level]);
    expect(countCardNotices(world, later).CountCard).toBe(badge);
    expect(must(listCards(world, { DueLevel: level, GeneralSearch: 'hoa 4821' }, later)).total).toBe(1);
    expect(listShopCards(world, { GeneralSearch: 'techcombank' }, later).rows).toHaveLength(1);
  });

  test('expire on the last day of their month', () => {
    const { world, owner, customerId } = openShop();
    const card = { ...CARD, CustomerID: customerId, ExpMonth: 11, ExpYear: 2026 };
    const { cardDataID } = must(saveCard(world, card, owner));
    const on = (day: string) =>
      must(getCard(world, { ID: cardDataID }, contextAt(day, owner.userId, owner.shopId))).ExpiryState;
    expect([on('2026-09-01T09:00:00+07:00'), on('2026-11-30T09:00:00+07:00'), on('2026-12-01T09:00:00+07:00')]).toEqual(
      [0, 1, 2],
    );
  });
});

describe('bank accounts', () => {
  test('open with an entry, are corrected by the difference, and one of them is chosen first', () => {
    const { world, owner, bankCardId } = openShop();
    const made = must(saveBankCard(world, { ...BANK, OpeningBalance: -3 * MILLION, IsDefault: true }, owner));
    expect([made.AccountOwner, balanceOf(world, owner.shopId, accounts.bank(made.BankCardID))]).toEqual([
      'TRAN CHU',
      -3 * MILLION,
    ]);
    expect(world.bankCards.rows.map((row) => row.IsDefault)).toEqual([false, true]);
    must(saveBankCard(world, { ...BANK, BankCardID: made.BankCardID, Version: 1, OpeningBalance: 5 * MILLION }, owner));
    expect(must(listBankCards(world, {}, owner)).totals).toEqual({
      OpeningBalance: 505 * MILLION,
      Balance: 505 * MILLION,
    });
    expect(bankCardView(world, made)).toMatchObject({ BankName: 'Techcombank' });
    expect(codeOf(deleteBankCard(world, { BankCardID: bankCardId }, owner))).toBe('InUse');
    must(saveBankCard(world, { ...BANK, BankCardID: made.BankCardID, Version: 2, OpeningBalance: 0 }, owner));
    expect(codeOf(deleteBankCard(world, { BankCardID: made.BankCardID }, owner))).toBe('done');
  });

  test.each([
    [{ BankCode: 'XXX' }, 'Invalid'],
    [{ AccountNo: '12' }, 'Invalid'],
    [{ AccountOwner: ' ' }, 'Invalid'],
    [{ OpeningBalance: 0.5 }, 'Invalid'],
    [{ BankCode: 'VCB', AccountNo: '1017595600' }, 'Duplicate'],
    [{ BankCardID: 1, Version: 5 }, 'Stale'],
    [{ BankCardID: 99, Version: 1 }, 'NotFound'],
  ])('an account with %o is refused', (wrong, code) => {
    const { world, owner } = openShop();
    expect(codeOf(saveBankCard(world, { ...BANK, ...wrong }, owner))).toBe(code);
  });
});

describe('POS', () => {
  test.each([
    [{ PosName: ' ' }, 'Invalid'],
    [{ TID: ' ' }, 'Invalid'],
    [{ TID: '24531876' }, 'Duplicate'],
    [{ BankID: 0 }, 'Invalid'],
    [{ BankCardID: 99 }, 'NotFound'],
    [{ PosParentID: 99 }, 'NotFound'],
    [{ OwnerPartnerID: 99 }, 'NotFound'],
    [{ MinPerBill: 5, MaxPerBill: 4 }, 'Invalid'],
    [{ MaxPerBill: 5, MaxPerDay: 4 }, 'Invalid'],
    [{ AvgTicket: -1 }, 'Invalid'],
    [{ SettleDays: 3 }, 'Invalid'],
    [{ HourFrom: '25:00' }, 'Invalid'],
    [{ OpeningDebt: 1.5 }, 'Invalid'],
    [{ Fees: [{ FeePercent: 100_001 }] }, 'Invalid'],
    [{ Fees: [{ FeePercent: 1 }, { FeePercent: 2 }] }, 'Duplicate'],
    [{ posID: 1, Version: 9, TID: '24531876' }, 'Stale'],
  ])('a POS with %o is refused', (wrong, code) => {
    const { world, owner } = openShop();
    expect(codeOf(savePos(world, { ...POS, ...wrong }, owner))).toBe(code);
  });

  test('open with what they owe, and go only while they owe nothing', () => {
    const { world, owner } = openShop();
    const pos = must(savePos(world, { ...POS, OpeningDebt: 7 * MILLION }, owner));
    expect(must(listPos(world, { GeneralSearch: 'moi' }, owner)).rows[0]).toMatchObject({
      Debt: 7 * MILLION,
      BankCode: 'TCB',
    });
    expect(codeOf(deletePos(world, { posID: pos.posID }, owner))).toBe('InUse');
    must(savePos(world, { ...POS, posID: pos.posID, Version: 1, OpeningDebt: 0 }, owner));
    expect(codeOf(deletePos(world, { posID: pos.posID }, owner))).toBe('done');
    expect(listAllPos(world, owner)).toHaveLength(1);
    expect(listAllPos(world, owner)[0]?.Fees).toContainEqual({ TypeCard: 1, FeePercent: 1320 });
  });
});

test('a collaborator has a rate per card type, at most 5 %', () => {
  const { world, owner } = openShop();
  const form = { FullName: 'Tuấn', Phone: '0977000111' };
  const { affID } = must(
    saveAff(world, { ...form, Percents: [{ Percent: 100 }, { TypeCard: 3, Percent: 250 }] }, owner),
  );
  const rate = (TypeCard: 1 | 3, AffID = affID) => getAffPercent(world, { AffID, TypeCard }, owner).Percent;
  expect([rate(1), rate(3), rate(3, 99)]).toEqual([100, 250, 0]);
  expect(listAllAffs(world, owner)).toHaveLength(2);
  expect(codeOf(saveAff(world, { ...form, Percents: [{ Percent: 5001 }] }, owner))).toBe('Invalid');
  expect(codeOf(saveAff(world, { ...form, Phone: '1', Percents: [] }, owner))).toBe('Invalid');
});

test('the action log only grows, on one line, and holds no identity or account number', () => {
  const shop: TestShop = openShop();
  const { world, owner } = shop;
  const before = world.actions.rows.length;
  must(
    saveCustomer(
      world,
      { FullName: 'Kín', Phone: '0912345678', CCCD: '079190012345', AccountBank: '0441000765432' },
      owner,
    ),
  );
  must(addLogAction(world, { MenuID: 10, ActionID: 2, Note: 'Thêm khách\r\nKH000002' }, owner));
  logAction(
    world,
    { MenuID: 51, ActionID: 3, Note: 'x', before: { AccountNo: '1017595600' }, after: { AccountNo: '19035678' } },
    owner,
  );
  const lines = world.actions.rows.slice(before);
  const text = JSON.stringify(lines);
  for (const secret of ['079190012345', '0441000765432', '1017595600']) expect(text).not.toContain(secret);
  expect(lines.filter((line) => /[\r\n]/.test(line.Note))).toEqual([]);
  expect(lines[0]).toMatchObject({
    MenuID: 10,
    ActionID: 2,
    UserID: owner.userId,
    ShopID: owner.shopId,
    At: owner.now,
  });
  expect(lines[0]?.NewValue).toContain('***345');
  expect(lines[2]).toMatchObject({ OldValue: '{"AccountNo":"***5600"}', NewValue: '{"AccountNo":"***5678"}' });
});
