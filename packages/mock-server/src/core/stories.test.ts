import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelPayDebt } from './debts/cancelDebt.ts';
import { payDebt } from './debts/payDebt.ts';
import { LINE_KIND } from './records/schedule.ts';
import { addLine, cancelLine } from './schedules/moneyLines.ts';
import { addWithdrawal, cancelWithdrawal } from './schedules/swipes.ts';
import { codeOf, imageOf, must } from './testing/openShop.ts';
import { brokenRule, foldBalances, foldOrder } from './testing/storyRules.ts';
import { nowOf, openStage, type Stage } from './testing/storyStage.ts';
import { STEP_KINDS, type Step } from './testing/storyStep.ts';
import { playStep } from './testing/storySteps.ts';

/** Stories told on every run; `STORIES=10000` tells more. */
const STORIES = Number(process.env['STORIES'] ?? 150);

const amounts = fc.oneof(
  fc.constantFrom(1, 20_000, 540_000, 1_000_000, 20_000_000, 30_000_000, 59_999_999, 1_000_000_000_000),
  fc.integer({ min: 1, max: 40_000_000 }),
);
const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS, 'status', 'status', 'status', 'swipe', 'pay', 'cancel line', 'cancel swipe'),
  a: fc.nat(11),
  b: fc.nat(83),
  amount: amounts,
  flag: fc.boolean(),
});
const story = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.array(steps, { maxLength: 45, size: 'max' }));

test('after every step of any story the books balance, every figure equals the paper, and a refusal changes nothing', () => {
  let played = 0;
  let refused = 0;
  fc.assert(
    fc.property(story, ([orders, told]) => {
      const stage = openWorked(orders);
      const words: string[] = [];
      for (const step of told) {
        const before = imageOf(stage.world);
        const entries = stage.world.books.entries.length;
        const openBefore = openDebtOf(stage);
        const outcome = playStep(stage, step);
        if (!outcome) continue;
        played += 1;
        words.push(`${words.length + 1}. ${outcome.words} → ${outcome.result.ok ? 'được' : outcome.result.code}`);
        if (!outcome.result.ok) refused += 1;
        const fault = outcome.result.ok
          ? (brokenRule(stage.world, entries) ?? overpaid(stage, step, openBefore))
          : imageOf(stage.world) === before
            ? undefined
            : 'bị từ chối mà dữ liệu vẫn đổi';
        if (fault) throw new Error(`${fault}\nTruyện ngắn nhất:\n${words.join('\n')}`);
      }
    }),
    { numRuns: STORIES },
  );
  expect(played).toBeGreaterThan(STORIES * 5);
  expect(refused).toBeGreaterThan(STORIES);
  expect(refused).toBeLessThan(played * 0.95);
});

test('cancelling what was just done gives every account its balance back', () => {
  fc.assert(
    fc.property(amounts, fc.nat(3), (Amount, choice) => {
      const stage = openWorked(2);
      const before = foldBalances(stage.world);
      if (!doAndUndo(stage, Amount, choice)) return;
      const after = foldBalances(stage.world);
      for (const [account, balance] of after) expect([account, balance]).toEqual([account, before.get(account) ?? 0]);
    }),
    { numRuns: STORIES },
  );
});

test('a debt is never paid twice, and a cancelled payment is owed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (Amount) => {
      const stage = openWorked(0);
      const { world, cards } = stage;
      const CustomerID = cards[0]?.customerId ?? 0;
      const debt = foldOrder(world, CustomerID, 1);
      const pay = (part: number) => payDebt(world, { CustomerID, Amount: part, Method: 1 }, nowOf(stage));
      const { DebtID } = must(pay(Amount));
      expect(codeOf(pay(debt - Amount + 1))).toBe('OverDebt');
      must(pay(debt - Amount));
      expect(codeOf(pay(1))).toBe('NoDebt');
      must(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage)));
      expect(foldOrder(world, CustomerID, 1)).toBe(Amount);
      expect(codeOf(cancelPayDebt(world, { DebtID, Reason: 'Thu nhầm khách' }, nowOf(stage)))).toBe('AlreadyCancelled');
    }),
    { numRuns: STORIES },
  );
});

/** A stage with some orders under way and a large debt, so that stories begin in the middle of the work. */
function openWorked(orders: number): Stage {
  const stage = openStage();
  for (let place = 0; place < orders; place += 1) {
    startOrderOn(stage, place, { b: place * 3, flag: place === 1 });
    if (place === 1) continue;
    playStep(stage, { kind: 'pay', a: place, b: 1, amount: 30_000_000, flag: false });
    playStep(stage, { kind: 'swipe', a: place, b: place, amount: 30_000_000, flag: true });
  }
  startOrderOn(stage, orders, { b: 0, flag: false });
  playStep(stage, { kind: 'pay', a: orders, b: 1, amount: 30_000_000, flag: false });
  playStep(stage, { kind: 'swipe', a: orders, b: 0, amount: 9_000_000, flag: false });
  playStep(stage, { kind: 'status', a: orders, b: 1, amount: 1, flag: false });
  return stage;
}

function startOrderOn(stage: Stage, place: number, terms: { b: number; flag: boolean }): void {
  playStep(stage, { kind: 'order', a: place, amount: 30_000_000, ...terms });
  for (const b of [0, 0]) playStep(stage, { kind: 'status', a: place, b, amount: 1, flag: false });
}

function openDebtOf(stage: Stage): Map<string, number> {
  const open = new Map<string, number>();
  for (const { customerId } of stage.cards) {
    for (const id of [0, ...stage.world.schedules.rows.map((order) => order.ScheduleID)]) {
      open.set(`${customerId}|${id}`, foldOrder(stage.world, customerId, id));
    }
  }
  return open;
}

/** No order is paid beyond what was open on it before the payment. */
function overpaid(stage: Stage, step: Step, open: Map<string, number>): string | undefined {
  const isPayment = step.kind === 'pay debt' || step.kind === 'pay by card' || step.kind === 'pay back';
  const debt = isPayment ? stage.world.debts.rows.at(-1) : undefined;
  const sign = step.kind === 'pay back' ? -1 : 1;
  const over = debt?.Allocations.find(
    (part) => part.Amount > sign * (open.get(`${debt.PartyID}|${part.ScheduleID}`) ?? 0),
  );
  return over && `đơn ${over.ScheduleID} được trả ${over.Amount} đ, quá số còn nợ`;
}

function doAndUndo(stage: Stage, Amount: number, choice: number): boolean {
  const { world, bankCardId, posIds } = stage;
  const context = nowOf(stage);
  const Reason = 'Nhập sai số tiền';
  const command = { ScheduleID: 2, Amount, Method: 2 as const, BankCardID: bankCardId };
  if (choice === 3) {
    const PosID = posIds[0];
    const made = addWithdrawal(world, { ScheduleID: 2, PosID, Amount, OverrideReason: Reason }, context);
    if (!made.ok) return false;
    return cancelWithdrawal(world, { ScheduleID: 2, LogWithdrawalId: made.value.logWithdrawalId, Reason }, context).ok;
  }
  const kind = [LINE_KIND.payCard, LINE_KIND.topUp, LINE_KIND.send][choice] ?? LINE_KIND.topUp;
  const made = addLine(world, kind, command, context);
  return made.ok && cancelLine(world, kind, { PaymentID: made.value.PaymentID, Reason }, context).ok;
}
