import { operations } from '@so-the/api-client';
import axios from 'axios';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import { createBrowserEngine, createMockAdapter, type Engine } from '../browser.ts';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import type { FaultRule, Match, Turns } from './faultRule.ts';
import { FaultSet } from './faultSet.ts';

const NOW = '2026-11-20T09:00:00+07:00';
/** Statuses name the rules: no call of a stranger is answered so. */
const FIRST_STATUS = 520;

let server: RunningServer;
let engine: Engine;

beforeAll(async () => {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    isOpen: false,
    origin,
    clock: standingClock(Date.parse(NOW)),
  });
  engine = createBrowserEngine({ now: NOW, scenario: 'empty' });
});

afterAll(() => server.close());

/** A call that comes without a session, so that nothing but a fault or 401 answers it. */
interface Came {
  id: 'listAllBanks' | 'listActiveShops' | 'listCustomers';
  PageIndex?: number;
  userId?: number;
}

const cameCalls = fc.record(
  {
    id: fc.constantFrom('listAllBanks', 'listActiveShops', 'listCustomers'),
    PageIndex: fc.constantFrom(1, 2),
    userId: fc.constantFrom(2, 3),
  },
  { requiredKeys: ['id'] },
);

const matches: fc.Arbitrary<Match> = fc.constantFrom<Match>(
  {},
  { operationId: 'listAllBanks' },
  { path: '/SHOP/' },
  { method: 'GET' },
  { operationId: 'listCustomers', PageIndex: 2 },
  { operationId: 'listCustomers', 'query.PageIndex': '1' },
  { user: 2 },
);

const turns: fc.Arbitrary<Turns> = fc.record(
  { skip: fc.nat(3), times: fc.integer({ min: 1, max: 4 }), every: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: [] },
);

const rules = fc
  .array(fc.tuple(matches, turns), { maxLength: 5 })
  .map((drawn) =>
    drawn.map(([match, turn], place): FaultRule => ({ match, ...turn, kind: 'answer', status: FIRST_STATUS + place })),
  );

const sequences = fc.array(cameCalls, { minLength: 5, maxLength: 25, size: 'max' });

/** What each call is answered: from the beginning anew for every call, in the plainest words. */
function naive(given: readonly FaultRule[], calls: readonly Came[]): (number | undefined)[] {
  const answers: (number | undefined)[] = [];
  calls.forEach((call, now) => {
    const due = given.find((rule, place) => {
      const skip = rule.skip ?? 0;
      const own = calls.slice(0, now + 1).filter((each) => fits(rule.match ?? {}, each));
      const hits = answers.filter((status) => status === FIRST_STATUS + place).length;
      if (!fits(rule.match ?? {}, call) || own.length <= skip) return false;
      const isTurn = Array.from({ length: 30 }, (_, step) => skip + 1 + step * (rule.every ?? 1)).includes(own.length);
      return isTurn && (rule.times === undefined || hits < rule.times);
    });
    answers.push(due?.kind === 'answer' ? due.status : undefined);
  });
  return answers;
}

function fits(match: Match, { id, PageIndex, userId }: Came): boolean {
  const page = match['PageIndex'] ?? match['query.PageIndex'];
  return (
    (match.operationId ?? id) === id &&
    (match.path === undefined || id === 'listActiveShops') &&
    (page === undefined || Number(page) === PageIndex) &&
    (match.user === undefined || match.user === userId)
  );
}

test('every rule counts all calls it matches, and the first whose turn it is decides', () => {
  fc.assert(
    fc.property(rules, sequences, (given, calls) => {
      const faults = new FaultSet(given);
      const answers = calls.map(({ id, PageIndex, userId = 0 }) => {
        const call = { id, userId, shopId: 0, query: { PageIndex }, nameOf: () => undefined };
        const fault = faults.take(call);
        return fault?.kind === 'answer' ? fault.status : undefined;
      });
      expect(answers).toEqual(naive(given, calls));
      faults.rules.forEach(({ seen, hits, left, times, match }, place) => {
        expect(seen).toBe(calls.filter((call) => fits(match, call)).length);
        expect(hits).toBe(answers.filter((status) => status === FIRST_STATUS + place).length);
        expect(left).toBe(times === undefined ? null : times - hits);
      });
    }),
    runs(500),
  );
});

test('the same calls under the same rules go the same way over HTTP and in the page', async () => {
  const adapter = createMockAdapter(engine);
  await fc.assert(
    fc.asyncProperty(rules, sequences, async (given, calls) => {
      await put({ rules: given });
      engine.faults.replace(given);
      const expected = naive(given, calls).map((status) => status ?? 401);
      for (const [place, call] of calls.entries()) {
        const { path, query, headers } = requestOf(call);
        const overHttp = await fetch(`${server.url}${path}${query}`, { headers });
        const params = new URLSearchParams(query);
        const inPage = await axios.get<string>(path, { adapter, headers, params, ...RAW });
        expect([overHttp.status, inPage.status]).toEqual([expected[place], expected[place]]);
        expect(inPage.data).toBe(await overHttp.text());
      }
      const shown = (await (await fetch(`${server.url}/_mock/faults`)).json()) as { rules: { id: number }[] };
      expect(shown.rules.map(withoutId)).toEqual(engine.faults.rules.map(withoutId));
    }),
    { numRuns: 25 },
  );
});

const RAW = { validateStatus: () => true, transformResponse: (text: string) => text };

function requestOf({ id, PageIndex, userId }: Came) {
  const headers: Record<string, string> = userId === undefined ? {} : { Token: 'none', UserID: String(userId) };
  return { path: operations[id].path, query: PageIndex === undefined ? '' : `?PageIndex=${PageIndex}`, headers };
}

function withoutId({ id: _id, ...rest }: { id: number }): object {
  return rest;
}

async function put(body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/_mock/faults`, { method: 'PUT', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}
