import { expect, test } from 'vitest';
import { codeOf, contextAt, must, openShop, startOrder } from '../testing/openShop.ts';
import { LINE_KIND } from '../records/schedule.ts';
import { addLine } from './moneyLines.ts';
import { listWarningErrorSchedules, listWarningSchedules } from './listSchedules.ts';
import { updateNote } from '../remarks/remarks.ts';

test('a flag is set aside with a reason, is listed apart, and comes back when it grows', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const { ScheduleID } = startOrder(shop, { Amount: 30_000_000 });
  const pay = (Amount: number) => must(addLine(world, LINE_KIND.payCard, { ScheduleID, Amount, Method: 1 }, owner));
  pay(10_000_000);
  const later = contextAt('2026-11-22T09:00:00+07:00', owner.userId, owner.shopId);
  const flags = (Dismissed?: boolean) => must(listWarningSchedules(world, { Dismissed }, later)).rows;
  expect(flags()).toMatchObject([
    { Code: 'C01', Days: 1, Fix: 'Quẹt lại tiền đã nạp, hoặc hủy lần nạp thẻ nếu nhập nhầm' },
  ]);
  const dismiss = (DismissReason: string, DismissCode: 'C01' | 'C02' = 'C01') =>
    updateNote(world, { ScheduleID, DismissCode, DismissReason }, later);
  expect(codeOf(dismiss('vì'))).toBe('ReasonRequired');
  expect(codeOf(dismiss('Khách hẹn thứ hai', 'C02'))).toBe('NotFound');
  must(dismiss('Khách hẹn thứ hai quẹt'));
  expect(world.actions.rows.at(-1)?.Note).toBe(
    'Bỏ qua cảnh báo “Đã nạp chưa quẹt quá 24 giờ” của đơn HD000001: Khách hẹn thứ hai quẹt',
  );
  expect([flags().length, must(listWarningErrorSchedules(world, {}, later)).total]).toEqual([0, 0]);
  expect(flags(true)).toMatchObject([{ Code: 'C01', DismissReason: 'Khách hẹn thứ hai quẹt', DismissedAt: later.now }]);
  pay(5_000_000);
  expect(flags()).toMatchObject([{ Code: 'C01', Amount: 15_000_000 }]);
});
