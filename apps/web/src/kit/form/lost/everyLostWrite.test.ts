import { createClient, type Args, type Client, type OperationId, type Result } from '@so-the/api-client';
import { createMockAdapter, type Engine, type FaultRule } from '@so-the/mock-server/browser';
import { vietnamToday } from '@so-the/ui/format';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveWorld } from '../../../../../../packages/mock-server/src/core/store/world.ts';
import { EVERY_WRITE, type Write } from '../../../../../../packages/mock-server/src/testing/everyWrite.ts';
import { openChain, type OpenChain } from '../../../../../../packages/mock-server/src/testing/openChain.ts';
import { MORNING } from '../../../../../../packages/mock-server/src/testing/openShop.ts';
import { makeWrite, writersOf } from '../../../../../../packages/mock-server/src/testing/writers.ts';
import { defaultConfig } from '../../../lib/config/appConfig.ts';
import { setConfig } from '../../../lib/config/config.ts';
import { keepInMemory } from '../../../session/storage.ts';
import type { AskAnew } from '../../../api/declare.ts';
import { keepsKeys, keyKeeping, newKey } from '../../../api/keyKeeping.ts';
import { hearServerMoment } from '../../../api/serverMoment.ts';
import {
  forgetLostWrites,
  RECORDED,
  sendPressed,
  type LostDecision,
  type Outcome,
  type ShownIn,
} from '../../../api/sendPressed.ts';
import { judge, type Verdict } from './judge.ts';
import { lookOf, writesWithoutMoney } from './moneyLooks.ts';

const MINUTE = 60_000;

/** What the screens say of cancels that do not name their place: the records of the chain. */
const SHOWN_IN: Partial<Record<OperationId, (args: Record<string, unknown>) => ShownIn>> = {
  cancelPaymentSchedule: () => ({ ScheduleID: 2 }),
  cancelCustomerTopUp: () => ({ ScheduleID: 2 }),
  cancelSendMoneyCustomer: () => ({ ScheduleID: 3 }),
  cancelPayDebt: () => ({ DebtType: 1, PartyID: 1 }),
  cancelCashBackPayment: () => ({ PosParentID: 1 }),
  addBankLineVoucher: () => ({ BankCardID: 1 }),
  cancelLotPayment: () => ({ numberLoID: 1 }),
};

/** How the answers of a press get lost: before it is carried out, after it, or after it with the next one as well. */
const LOSSES = ['before', 'after', 'a page of the proxy'] as const;
type HowLost = (typeof LOSSES)[number];

/** `key`: the API keeps keys and nothing is in between; `dropped`: a proxy takes the key away; `none`: there are no keys. */
const WAYS = ['key', 'dropped', 'none'] as const;
type Way = (typeof WAYS)[number];

interface Count {
  presses: number;
  /** Lost answers that were made good by the key alone. */
  safe: number;
  found: number;
  missing: number;
  /** Questions that name records and leave the decision to the person. */
  unsure: number;
  falseSentences: string[];
}

beforeEach(() => {
  keepInMemory();
  forgetLostWrites();
});

describe.each(WAYS)('every call that moves money, %s', (way) => {
  it.each(LOSSES)(
    'its answer lost: %s: one press, one record, and nothing false is said',
    async (how) => {
      setConfig({ ...defaultConfig, idempotency: way === 'none' ? 'none' : 'auto' });
      const quiet = openChain();
      const told = openChain();
      const count: Count = { presses: 0, safe: 0, found: 0, missing: 0, unsure: 0, falseSentences: [] };
      for (const [place, write] of EVERY_WRITE.entries()) {
        for (const { owner } of [quiet, told]) owner.engine.clock.set(MORNING + place * MINUTE);
        vi.useFakeTimers({ now: MORNING, toFake: ['Date'] }).setSystemTime(MORNING + place * MINUTE);
        makeWrite(quiet, write);
        if (write.by === 'nobody' || lookOf(write.id) === undefined) makeWrite(told, write);
        else await press(told, write, { way, how }, count);
      }
      const same =
        JSON.stringify(saveWorld(told.owner.engine.world)) === JSON.stringify(saveWorld(quiet.owner.engine.world));
      expect([count.falseSentences, same]).toEqual([[], true]);
      const { presses, safe, found, missing, unsure } = count;
      expect([safe, found + missing + unsure]).toEqual(way === 'key' ? [presses, 0] : [0, presses]);
      process.stdout.write(
        `${way}, lost ${how}: ${new Set(moneyWrites().map(({ id }) => id)).size} money calls, ${presses} presses, ` +
          `${safe} made good by the key, ${found} found, ${missing} not found, ${unsure} asked; 0 doubles, 0 false sentences\n`,
      );
      vi.useRealTimers();
      setConfig(defaultConfig);
    },
    60_000,
  );
});

it('each call with a look stands in the story of all writes', () => {
  expect(new Set(moneyWrites().map(({ id }) => id)).size).toBeGreaterThan(38);
});

it('a write that is said to move no money posts nothing', () => {
  const chain = openChain();
  const { entries } = chain.owner.engine.world.books;
  const moneyless = new Set<OperationId>(writesWithoutMoney);
  const posting = new Set<OperationId>();
  for (const write of EVERY_WRITE) {
    const before = entries.length;
    makeWrite(chain, write);
    if (entries.length > before) posting.add(write.id);
  }
  expect(posting.size).toBeGreaterThan(25);
  expect([...posting].filter((id) => moneyless.has(id))).toEqual([]);
});

function moneyWrites(): readonly Write[] {
  return EVERY_WRITE.filter(({ id }) => lookOf(id) !== undefined);
}

/** Presses once, loses the answer, and does what the person would on what is shown: done where it is found, again where it is not. */
async function press(chain: OpenChain, write: Write, { way, how }: { way: Way; how: HowLost }, count: Count) {
  const { engine } = chain.owner;
  const session = writersOf(chain.owner.session, chain.company.session)[write.by];
  if (!session) throw new Error(`${write.id} needs a session`);
  const client = clientOf(engine, session, way);
  const ask: AskAnew = <Id extends OperationId>(id: Id, args: Args<Id>) =>
    anyCall(client)(id, args) as Promise<Result<Id>>;
  await client.call('listAllBanks');
  await client.call('listAllBanks');
  const key = newKey();
  const send = async (): Promise<Outcome> => {
    try {
      return { data: await anyCall(client)(write.id, write.args, { idempotencyKey: key }) };
    } catch (error) {
      return { error: (error as { toJSON: () => Extract<Outcome, { error: unknown }>['error'] }).toJSON() };
    }
  };
  const shownIn = SHOWN_IN[write.id]?.(write.args) ?? {};
  const look = lookOf(write.id);
  const pressed = () => sendPressed({ id: write.id, args: write.args, shownIn }, send, decide);
  const decide = async ({ since }: { since: number | undefined }): Promise<LostDecision> => {
    const days = { from: vietnamToday(), to: vietnamToday() };
    const traces = (await look?.find(write.args, { ask, shownIn, days })) ?? [];
    const name = { owner: 'Trần Văn Chủ', company: 'Trần Thu Hà', second: 'Trần Thu Hà', nobody: '' }[write.by];
    const verdict = judge(traces, { userId: session.userId, name, since, now: engine.clock.now() });
    note(verdict, count, `${write.id} lost ${how}: ${JSON.stringify(verdict)}`, how !== 'before');
    return how === 'before' ? 'again' : 'recorded';
  };
  count.presses += 1;
  engine.faults.replace([faultOf(write.id, how)]);
  const outcome = await pressed();
  if (way !== 'key') {
    const expected = how === 'before' ? 'data' : 'error';
    if (!(expected in outcome)) count.falseSentences.push(`${write.id} ended ${JSON.stringify(outcome)}`);
    if ('error' in outcome && outcome.error.code !== RECORDED)
      count.falseSentences.push(`${write.id} ${outcome.error.message}`);
    return;
  }
  // The form says that pressing again is safe, and so it is.
  if ('error' in outcome && keepsKeys()) count.safe += 1;
  const again = await pressed();
  if (!('data' in again)) count.falseSentences.push(`${write.id} sent again: ${JSON.stringify(again)}`);
}

/** What is said must be so: found only where it was carried out, missing only where it was not. */
function note({ state }: Verdict, count: Count, words: string, wasCarriedOut: boolean): void {
  count[state] += 1;
  if (state === (wasCarriedOut ? 'missing' : 'found')) count.falseSentences.push(words);
}

function faultOf(operationId: OperationId, how: HowLost): FaultRule {
  const once = { match: { operationId }, times: 1 };
  if (how === 'a page of the proxy') return { ...once, kind: 'spoilt', how: 'html' };
  return { ...once, kind: 'lost', when: how };
}

/** Types are settled where an endpoint is declared; here every call looks alike. */
function anyCall(client: Client) {
  const { call } = client as unknown as {
    call: (id: OperationId, args: object, options?: object) => Promise<unknown>;
  };
  return call;
}

type Session = NonNullable<Parameters<Engine['call']>[2]>;

/** The app's client in front of an engine; a proxy on the way may know nothing of keys. */
function clientOf(engine: Engine, session: Session, way: Way): Client {
  const direct = createMockAdapter(engine);
  return createClient({
    baseUrl: '',
    session: () => session,
    keys: keyKeeping,
    onUnauthorized: () => undefined,
    onServerTime: hearServerMoment,
    adapter: (config) => {
      if (way === 'dropped') config.headers.delete('Idempotency-Key');
      return direct(config);
    },
  });
}
