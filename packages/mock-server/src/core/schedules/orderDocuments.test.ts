import { expect, test } from 'vitest';
import { saveCard } from '../cards/saveCard.ts';
import { saveCustomer } from '../customers/saveCustomer.ts';
import { adjustDebt } from '../debts/adjustDebt.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { codeOf, imageOf, must, openShop, type TestShop } from '../testing/openShop.ts';
import { changeScheduleStatus } from './changeStatus.ts';
import { createSchedule, deleteSchedule } from './saveSchedule.ts';

const MILLION = 1_000_000;
const Reason = 'Nhập sai khách';

test.each([
  [
    'an adjustment',
    (shop: TestShop, ScheduleID: number) => adjust(shop, ScheduleID),
    'Đơn còn khoản thanh toán hoặc điều chỉnh công nợ nên không thể {làm}; hãy hủy khoản đó ở Công nợ khách hàng trước',
  ],
  [
    'a loss of what was owed by an adjustment since cancelled',
    (shop: TestShop, ScheduleID: number) => {
      const { DebtID } = adjust(shop, ScheduleID);
      const loss = { Kind: 4 as const, Amount: 700_000, Reason: 'Khách bỏ không liên lạc được' };
      must(addBadExpense(shop.world, { ...loss, ScheduleID }, shop.owner));
      must(cancelPayDebt(shop.world, { DebtID, Reason }, shop.owner));
    },
    'Đơn còn chi phí xấu nên không thể {làm}; hãy hủy khoản đó ở Chi phí xấu trước',
  ],
])('an order with %s is not deleted, cancelled or given to another customer, and says what to do', (_, enter, said) => {
  const shop = openShop();
  const { world, owner } = shop;
  const order = must(createSchedule(world, termsOf(shop), owner));
  const { CustomerID } = must(saveCustomer(world, { FullName: 'Lê Văn Bình', Phone: '0911222333' }, owner));
  const card = { CustomerID, HolderName: 'Le Van Binh', BankID: 7, Last4: '0007', DateDues: 3 };
  const CardDataID = must(saveCard(world, card, owner)).cardDataID;
  const other = { ...termsOf(shop), ScheduleID: order.ScheduleID, Version: order.Version, CustomerID, CardDataID };
  enter(shop, order.ScheduleID);
  const before = imageOf(world);
  expect([
    deleteSchedule(world, { ScheduleID: order.ScheduleID }, owner),
    changeScheduleStatus(world, { ScheduleID: order.ScheduleID, Status: 5, Note: Reason }, owner),
    createSchedule(world, other, owner),
  ]).toMatchObject(
    ['xóa', 'hủy', 'đổi khách hàng'].map((what) => ({ code: 'HasLines', message: said.replace('{làm}', what) })),
  );
  expect(imageOf(world)).toBe(before);
  expect(codeOf(createSchedule(world, { ...other, ...termsOf(shop), Amount: MILLION }, owner))).toBe('done');
});

test('once its adjustment is cancelled an order may be deleted', () => {
  const shop = openShop();
  const { world, owner, customerId } = shop;
  const { ScheduleID } = must(createSchedule(world, termsOf(shop), owner));
  const { DebtID } = adjust(shop, ScheduleID);
  must(cancelPayDebt(world, { DebtID, Reason }, owner));
  expect([
    codeOf(deleteSchedule(world, { ScheduleID }, owner)),
    balanceOf(world, owner.shopId, accounts.customer(customerId)),
  ]).toEqual(['done', 0]);
});

function adjust({ world, owner, customerId: PartyID }: TestShop, ScheduleID: number) {
  const debt = { DebtType: 1 as const, PartyID, ScheduleID, Amount: 700_000, Reason: 'Phí giữ thẻ tháng trước' };
  return must(adjustDebt(world, debt, owner));
}

function termsOf({ customerId, cardId, owner }: TestShop) {
  const terms = { ServiceType: 1 as const, CustomerID: customerId, CardDataID: cardId, Amount: 30 * MILLION };
  return { ...terms, CustomerFeePercent: 1800, AppointmentDate: owner.now };
}
