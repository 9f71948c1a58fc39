/** A story is any sequence of money commands over a shop in the middle of its work; after each of them every rule of the books must hold. */
import * as fc from 'fast-check';
import { COLLECTION_NAMES, type World } from '../core/world.ts';
import { brokenRule, foldOrder } from '../core/testing/storyRules.ts';
import { copyOf, openStage, type Stage } from '../core/testing/storyStage.ts';
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

const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS, 'status', 'status', 'status', 'swipe', 'pay', 'cancel line', 'cancel swipe'),
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
    const outcome = playStep(stage, step);
    if (!outcome) continue;
    const { result } = outcome;
    words.push(`${words.length + 1}. ${outcome.words} → ${result.ok ? 'được' : result.code}`);
    if (!result.ok) refused += 1;
    const fault = result.ok
      ? (brokenRule(stage.world, entries) ?? overpaid(stage, openBefore))
      : writesOf(stage.world) === before
        ? undefined
        : 'bị từ chối mà dữ liệu vẫn đổi';
    if (fault) throw new Error(`${fault}\nTruyện ngắn nhất:\n${words.join('\n')}`);
  }
  return { played: words.length, refused };
}

const worked = new Map<number, Stage>();

/** A stage with some orders under way and a large debt, so that stories begin in the middle of the work. */
export function openWorked(orders: number): Stage {
  const ready = worked.get(orders) ?? workOn(openStage(), orders);
  worked.set(orders, ready);
  return copyOf(ready);
}

function workOn(stage: Stage, orders: number): Stage {
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
      open.set(`${customerId}|${id}`, sign * foldOrder(world, customerId, id));
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
