import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRule } from './core/testing/storyRules.ts';
import { loadWorld, saveWorld } from './core/store/world.ts';
import { createEngine, type Engine } from './engine.ts';
import { standingClock } from './engine/clock.ts';
import { seededRandom } from './engine/random.ts';
import { WriteQueue } from './journal/writeQueue.ts';
import { tellFigure } from '../../../scripts/tellFigure.ts';
import { MORNING, orderOwingItsFee, stockedShop, workingAs, type OpenShop } from './testing/openShop.ts';

/** Races run each time; `RACES=10000` runs more. */
const RACES = Number(process.env['RACES'] ?? 1000);
const CLIENTS = 16;
const Reason = 'Thu nhầm khách';

const stocked = stockedShop();
const ScheduleID = orderOwingItsFee(stocked);
const start = saveWorld(stocked.engine.world);
const CustomerID = stocked.customerId;

type Move = 'pay' | 'pay with one key' | 'cancel' | 'top up' | 'note' | 'reopen';
const moves = fc.array(
  fc.record({
    move: fc.constantFrom<Move>('pay', 'pay', 'pay with one key', 'cancel', 'top up', 'note', 'note', 'reopen'),
    Amount: fc.integer({ min: 1, max: 300_000 }),
  }),
  { minLength: CLIENTS, maxLength: CLIENTS },
);

test('whatever sixteen clients do at once, one order of their calls explains every answer, and no update is lost', async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(moves, fc.scheduler(), async (clients, scheduler) => {
      const race = openRace(scheduler);
      const work = clients.map((client, place) => runClient(race, client, place));
      await scheduler.waitFor(Promise.all(work));
      calls += race.done.length;
      expect(brokenRule(race.engine.world, 0)).toBeUndefined();
      expect(paidOnce(race)).toBe(true);
      expect(race.notes).toBe((noteOf(race.shop).match(/x/g) ?? []).length);
      expect(alone(race)).toEqual(JSON.stringify(saveWorld(race.engine.world)));
    }),
    { numRuns: RACES },
  );
  tellFigure(7, `${RACES} races of ${CLIENTS} clients, ${calls} calls: 0 anomalies`);
});

/** One world that all clients work in, and what was carried out in it, in order. */
interface Race {
  engine: Engine;
  shop: OpenShop;
  notes: number;
  done: { play: (shop: OpenShop) => unknown; answer: string }[];
  ask<Answer>(name: string, play: (shop: OpenShop) => Answer): Promise<Answer>;
}

function openRace(scheduler: fc.Scheduler): Race {
  const { engine, shop } = reopened();
  const queue = new WriteQueue({
    canWrite: () => true,
    takeChanges: () => engine.changes.take(),
    keep: () => undefined,
    rollBack: () => undefined,
  });
  const race: Race = {
    engine,
    shop,
    notes: 0,
    done: [],
    ask: async (name, play) => {
      await scheduler.schedule(Promise.resolve(), name);
      let answer: ReturnType<typeof play> | undefined;
      await queue.submit(() => {
        answer = play(shop);
        race.done.push({ play, answer: JSON.stringify(answer) });
        return { status: 200, body: {} } as never;
      });
      await scheduler.schedule(Promise.resolve(), `${name}: answer`);
      return answer as ReturnType<typeof play>;
    },
  };
  return race;
}

function reopened() {
  const random = seededRandom(1);
  const engine = createEngine({ world: loadWorld(start), clock: standingClock(MORNING), random });
  return { engine, shop: workingAs(engine, stocked.session) };
}

async function runClient(race: Race, { move, Amount }: { move: Move; Amount: number }, place: number): Promise<void> {
  const name = `${place} ${move}`;
  const body = { CustomerID, Amount, Method: 1 as const };
  if (move === 'pay') await race.ask(name, (shop) => shop.reply('payDebtCustomer', { body }));
  if (move === 'pay with one key') {
    const sent = { CustomerID, Amount: 1000, Method: 1 as const };
    await race.ask(name, ({ engine, session }) =>
      engine.call('payDebtCustomer', { query: {}, body: sent, idempotencyKey: 'mot-khoa-chung' }, session),
    );
  }
  if (move === 'cancel') {
    const { Documents } = (
      await race.ask(`${name}: read`, (shop) => shop.ask('getDetailDebt', { customerID: CustomerID }))
    ).Data;
    const DebtID = Documents.find((document) => document.CanCancel)?.DebtID ?? 1;
    await race.ask(name, (shop) => shop.reply('cancelPayDebt', { DebtID, Reason }));
  }
  if (move === 'top up') {
    const line = { ScheduleID, Amount, Method: 1 as const };
    await race.ask(name, (shop) => shop.reply('addCustomerTopUp', { body: line }));
  }
  if (move === 'reopen') {
    await race.ask(name, (shop) => shop.reply('changeScheduleStatus', { ScheduleID, Status: 2, Note: Reason }));
    await race.ask(`${name}: back`, (shop) => shop.reply('changeScheduleStatus', { ScheduleID, Status: 4 }));
  }
  if (move === 'note') await addNote(race, name);
}

/** Reads the customer, adds a letter to the note and saves it with the version that was read. */
async function addNote(race: Race, name: string): Promise<void> {
  const [found] = (await race.ask(`${name}: read`, (shop) => shop.ask('listCustomers', {}))).Data;
  if (!found) throw new Error('The customer is gone.');
  const { FullName, Phone, Status, Version, Note = '' } = found;
  const saved = await race.ask(name, (shop) =>
    shop.reply('saveCustomer', { body: { CustomerID, FullName, Phone, Status, Version, Note: `${Note}x` } }),
  );
  if (saved.body['Result'] === 1) race.notes += 1;
}

function noteOf(shop: OpenShop): string {
  return shop.ask('listCustomers', {}).Data[0]?.Note ?? '';
}

/** The shared key was carried out at most once, and no more was paid than was owed. */
function paidOnce({ engine }: Race): boolean {
  const keyed = engine.world.debts.rows.filter((debt) => debt.Amount === -1000);
  return keyed.length <= 1;
}

/** The same calls, one after another, in a world of their own: each is answered as it was in the race. */
function alone(race: Race): string {
  const { engine, shop } = reopened();
  for (const { play, answer } of race.done) expect(JSON.stringify(play(shop))).toBe(answer);
  noteOf(shop);
  return JSON.stringify(saveWorld(engine.world));
}
