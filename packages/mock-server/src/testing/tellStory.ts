/** A story is any sequence of money commands over a shop in the middle of its work; after each of them every rule of the books must hold. */
import * as fc from 'fast-check';
import { COLLECTION_NAMES, type World } from '../core/store/world.ts';
import { everyWindow, identityFault } from '../core/testing/identityRules.ts';
import { guardFault } from '../core/testing/guardRules.ts';
import { idleSettlement } from '../core/testing/orderRules.ts';
import { foldOrder, lineFault } from '../core/testing/paperRules.ts';
import { usualDayFault } from '../core/testing/settlementRules.ts';
import { changeCommissionRule } from '../core/testing/settlementSteps.ts';
import { brokenRule } from '../core/testing/storyRules.ts';
import { copyOf, nowOf, openStage, type Stage } from '../core/testing/storyStage.ts';
import { termFault, termsBefore } from '../core/testing/termRules.ts';
import { STEP_KINDS, type Step } from '../core/testing/storyStep.ts';
import { playStep } from '../core/testing/storySteps.ts';

/** Orders under way when it begins, and its steps. */
export type Story = readonly [orders: number, steps: readonly Step[]];

/** How many steps of a story were played, and how many of them were refused. */
export interface Outcome {
  played: number;
  refused: number;
}

/** Amounts that lie on the edges of fees and limits, and any others. */
export const amounts = fc.oneof(
  fc.constantFrom(1, 20_000, 540_000, 1_000_000, 20_000_000, 30_000_000, 59_999_999, 1_000_000_000_000),
  fc.integer({ min: 1, max: 40_000_000 }),
);

/** A line is touched only once its statement is there, so both come more often than others. */
const OF_THE_BANK = ['bank statement', 'bank line', 'bank line'] as const;

/** Any step of a story. */
export const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...STEP_KINDS,
    'status',
    'status',
    'status',
    'swipe',
    'pay',
    'cancel line',
    'cancel swipe',
    ...OF_THE_BANK,
  ),
  a: fc.nat(11),
  b: fc.nat(83),
  amount: amounts,
  flag: fc.boolean(),
});

/** Any story of up to 45 steps. */
export const stories: fc.Arbitrary<Story> = fc.tuple(
  fc.integer({ min: 1, max: 3 }),
  fc.array(steps, { maxLength: 45, size: 'max' }),
);

/** Plays a story. Throws with the rule that broke and the words of the story so far. */
export function tellStory([orders, told]: Story): Outcome {
  const stage = openWorked(orders);
  const words: string[] = [];
  let refused = 0;
  for (const step of told) {
    const before = writesOf(stage.world);
    const entries = stage.world.books.entries.length;
    const openBefore = openDebtOf(stage, step);
    const lines = stage.world.moneyLines.rows.length;
    const logs = stage.world.statusLogs.rows.length;
    const terms = termsBefore(stage.world);
    const outcome = playStep(stage, step);
    if (!outcome) continue;
    const { result } = outcome;
    words.push(`${words.length + 1}. ${outcome.words} → ${result.ok ? 'được' : result.code}`);
    if (!result.ok) refused += 1;
    const fault = result.ok
      ? (brokenRule(stage.world, entries) ??
        idleSettlement(stage.world, entries) ??
        overpaid(stage, openBefore) ??
        (step.kind === 'status' ? usualDayFault(stage.world, logs, nowOf(stage).businessDate) : undefined) ??
        lineFault(stage.world, lines) ??
        termFault(stage.world, terms) ??
        guardFault(stage.world, entries, lines))
      : refusalFault(stage.world, before, result.code);
    if (fault) throw new Error(`${fault}\nTruyện ngắn nhất:\n${words.join('\n')}`);
  }
  const fault = identityFault(stage.world, everyWindow(stage.world));
  if (fault) throw new Error(`${fault}\nTruyện ngắn nhất:\n${words.join('\n')}`);
  return { played: words.length, refused };
}

/** A refusal changes nothing, and is never that a rule made up an entry that does not balance. */
function refusalFault(world: World, writesBefore: number, code: string): string | undefined {
  if (writesOf(world) !== writesBefore) return 'bị từ chối mà dữ liệu vẫn đổi';
  return code === 'Unbalanced' ? 'lập bút toán không cân' : undefined;
}

const worked = new Map<number, Stage>();

/** A stage with some orders under way and a large debt, so that stories begin in the middle of the work. */
export function openWorked(orders: number): Stage {
  const ready = worked.get(orders) ?? workOn(openStage(), orders);
  worked.set(orders, ready);
  return copyOf(ready);
}

/** An appointment whose customer already owes for it, money a POS paid ahead, orders at work, and five that were settled, whose commissions wait for their customers: two of one customer who still owes, one that a partner owes for, one whose partner is owed, one whose customer is to get money. */
export function workOn(stage: Stage, orders: number): Stage {
  playStep(stage, { kind: 'order', a: 0, b: 0, amount: 20_000_000, flag: false });
  playStep(stage, { kind: 'adjust', a: 0, b: 0, amount: 540_000, flag: true });
  playStep(stage, { kind: 'cash back', a: 0, b: 2, amount: 20_000_000, flag: false });
  for (let card = 0; card < orders; card += 1) {
    startOrder(stage, { a: card, b: card * 3, flag: card !== 2 });
    if (card !== 1) payAndSwipe(stage, { b: card === 0 ? 1 : card, flag: true });
  }
  changeCommissionRule(stage, { b: 1 });
  for (const { a, b, swipe } of SETTLED) {
    startOrder(stage, { a, b, flag: false });
    payAndSwipe(stage, swipe);
    onLast(stage, { kind: 'status', b: swipe.flag ? 0 : 1 });
  }
  changeCommissionRule(stage, { b: orders - 1 });
  return stage;
}

/** Which card, service and partner (by the numbers of a step), and how it was swiped. */
const SETTLED = [
  { a: 3, b: 3, swipe: { b: 4, flag: false } },
  { a: 6, b: 0, swipe: { b: 8, flag: false } },
  { a: 3, b: 0, swipe: { b: 3, flag: false } },
  { a: 5, b: 0, swipe: { b: 16, flag: false } },
  { a: 1, b: 1, swipe: { b: 24, flag: true } },
] as const;

/** An order of a partner's card on an own POS, without a collaborator: settling it posts nothing. */
export function settlePartnersCard(stage: Stage): void {
  startOrder(stage, { a: 1, b: 3, flag: false });
  onLast(stage, { kind: 'swipe', b: 12, flag: true });
  onLast(stage, { kind: 'status', b: 0 });
}

function startOrder(stage: Stage, terms: { a: number; b: number; flag: boolean }): void {
  playStep(stage, { kind: 'order', amount: 30_000_000, ...terms });
  onLast(stage, { kind: 'status', b: 0 });
  onLast(stage, { kind: 'status', b: 0 });
}

/** The order's amount, or less. */
function payAndSwipe(stage: Stage, { b, flag }: { b: number; flag: boolean }): void {
  onLast(stage, { kind: 'pay', b: 1, amount: 30_000_000 });
  onLast(stage, { kind: 'swipe', b, amount: 9_000_000, flag });
}

function onLast(stage: Stage, step: Partial<Step> & Pick<Step, 'kind'>): void {
  playStep(stage, { a: stage.world.schedules.rows.length - 1, b: 0, amount: 1, flag: false, ...step });
}

/** Everything ever written: rows are put whole and entries appended, so a command that leaves it alone changed nothing. */
function writesOf(world: World): number {
  return COLLECTION_NAMES.reduce((sum, name) => sum + world[name].puts, world.books.entries.length);
}

type OpenDebts = ReadonlyMap<string, number>;

/** What customers owe on each order, turned round where they are paid back; nothing unless the step pays a debt. */
function openDebtOf({ world, cards }: Stage, { kind }: Step): OpenDebts | undefined {
  if (kind !== 'pay debt' && kind !== 'pay by card' && kind !== 'pay back') return undefined;
  const sign = kind === 'pay back' ? -1 : 1;
  const open = new Map<string, number>();
  for (const { customerId } of cards) {
    for (const id of [0, ...world.schedules.rows.map((order) => order.ScheduleID)]) {
      open.set(`${customerId}|${id}`, sign * foldOrder(world.books.entries, customerId, id));
    }
  }
  return open;
}

/** No order is paid beyond what was open on it before the payment. */
function overpaid({ world }: Stage, open: OpenDebts | undefined): string | undefined {
  const debt = open && world.debts.rows.at(-1);
  const over = debt?.Allocations.find((part) => part.Amount > (open?.get(`${debt.PartyID}|${part.ScheduleID}`) ?? 0));
  return over && `đơn ${over.ScheduleID} được trả ${over.Amount} đ, quá số còn nợ`;
}
