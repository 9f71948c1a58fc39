import type { OpenedCapsule } from '../capsule/capsule.ts';
import type { StepDetails, StepLine } from '../engine/historyView.ts';
import type { PlayedFile } from '../node/scenarioFileRoutes.ts';
import type { Recording } from '../scenarioFiles/recordScenario.ts';
import type { ListedWorlds } from '../node/worlds/worldRoutes.ts';
import type { ShownFault } from '../faults/faultRule.ts';
import { FaultSet } from '../faults/faultSet.ts';
import { readRule } from '../faults/readFaults.ts';
import type { KeptReport } from '../node/reports/appReport.ts';
import { Refused } from '../faults/refused.ts';
import type { LoggedRequest } from '../node/loggedRequest.ts';
import { PLANS } from '../seed/scenarios/scenarios.ts';

/** What a server of a story answers with. */
export interface Pretended {
  requests?: readonly LoggedRequest[];
  faults?: readonly ShownFault[];
  reports?: readonly KeptReport[];
  /** Whether it cannot be reached, or never answers. */
  mood?: 'gone' | 'silent';
}

const NOW = '2026-11-20T10:15:00+07:00';

/** Answers the control calls of a story in the page; undo it with what is returned. */
export function pretendServer({ requests = [], faults = [], reports = [], mood }: Pretended): () => void {
  const real = globalThis.fetch;
  const scenarios = Object.entries(PLANS).map(([name, { title, about }]) => ({ name, title, about, size: 'medium' }));
  const current = { scenario: 'demo', seed: 1, size: 'medium' };
  const listed = { current, sizes: ['small', 'medium', 'large'], scenarios };
  const answers: Record<string, unknown> = {
    scenarios: listed,
    clock: { now: NOW },
    faults: { rules: faults },
    requests,
    reports,
    'scenario-file': { played: null },
    'scenario-file/recording': SOME_RECORDING,
    'capsule/opened': { print: '9f2c'.repeat(16), opened: null },
    worlds: SOME_WORLDS,
    history: SOME_STEPS,
  };
  /** Keeps what the page sets: the scenario, the clock, one more fault. */
  const keep = (name: string, sent: object) => {
    if (name === 'reset') answers['scenarios'] = { ...listed, current: { ...current, ...sent } };
    if (name === 'faults') answers['faults'] = { rules: [...new FaultSet([readRule(sent)]).rules, ...faults] };
    if (name === 'clock') answers['clock'] = { now: 'now' in sent && typeof sent.now === 'string' ? sent.now : NOW };
  };
  globalThis.fetch = (input, init) => {
    const [, name = ''] = /\/_mock\/([^?]*)/.exec(input instanceof Request ? input.url : String(input)) ?? [];
    if (!name) return real(input, init);
    if (mood === 'silent') return new Promise(() => undefined);
    if (mood === 'gone') return Promise.reject(new TypeError('Failed to fetch'));
    if (name === 'scenario-file' && init?.method === 'POST') {
      answers['scenario-file'] = { played: SOME_FILE };
      return Promise.resolve(Response.json(SOME_FILE));
    }
    if (name === 'capsule') answers['capsule/opened'] = { print: '71aa'.repeat(16), opened: OPENED };
    if (name === 'capsule') return Promise.resolve(Response.json(OPENED));
    if (name === 'reports' && init?.method === 'DELETE') answers['reports'] = [];
    const [, step] = /^history\/(\d+)$/.exec(name) ?? [];
    if (step !== undefined) return Promise.resolve(Response.json(stepOf(Number(step))));
    try {
      if (typeof init?.body === 'string') keep(name, JSON.parse(init.body) as object);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Promise.resolve(Response.json({ Result: -1, Message: error.message }, { status: 400 }));
    }
    const [, id] = /^requests\/(\d+)$/.exec(name) ?? [];
    const found = id === undefined ? answers[name] : detailsOf(requests, Number(id));
    return Promise.resolve(Response.json(found ?? {}));
  };
  return () => {
    globalThis.fetch = real;
  };
}

function detailsOf(requests: readonly LoggedRequest[], id: number) {
  const line = requests.find((each) => each.id === id);
  const curl = `curl -H 'Token: $TOKEN' 'http://localhost:4000${line?.path ?? ''}'`;
  return { ...line, query: {}, answer: { Result: 1, Message: '', Data: [] }, curl };
}

/** The third payment fails, a rule is used up, another has no turn, and the whole line is slow. */
export const SOME_FAULTS: readonly ShownFault[] = [
  {
    id: 4,
    match: { operationId: 'payDebtCustomer', Amount: 5_000_000 },
    skip: 2,
    times: 1,
    kind: 'answer',
    status: 500,
    seen: 1,
    hits: 0,
    left: 1,
  },
  {
    id: 3,
    match: { operationId: 'addPaymentSchedule' },
    times: 1,
    kind: 'lost',
    when: 'after',
    seen: 7,
    hits: 1,
    left: 0,
  },
  { id: 1, match: {}, kind: 'slow', medianMs: 300, p99Ms: 2000, seen: 52, hits: 45, left: null },
  { id: 2, match: { path: '/api/Customer/' }, kind: 'answer', status: 503, seen: 6, hits: 0, left: null, hiddenBy: 1 },
];

/** One fault of each kind. */
export const SOME_REPORTS: readonly KeptReport[] = [
  {
    id: 3,
    at: NOW,
    kind: 'screen',
    build: '1a2b3c4',
    route: '/contract/:scheduleId',
    count: 1,
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'Total')",
    stack: 'OrderTotals assets/ContractScreen-Ca1Bq2xT.js:1:8123\nrenderWithHooks assets/index-CLIneSa3.js:8:40211',
  },
  {
    id: 2,
    at: NOW,
    kind: 'call',
    build: '1a2b3c4',
    route: '/customer',
    count: 3,
    operation: 'listCustomers',
    status: 500,
    message: 'server',
  },
  {
    id: 1,
    at: NOW,
    kind: 'chunk',
    build: '1a2b3c4',
    route: '/',
    count: 1,
    name: 'ChunkLoadError',
    type: 'error',
    message: 'loading chunk /customer failed',
  },
];

const SOME_FILE: PlayedFile = { calls: 12, openAt: '/debt/customer', last: { userName: 'chushop', shopId: 1 } };

const SOME_RECORDING: Recording = {
  scenario: { from: 'empty', seed: 1, size: 'medium', clock: NOW, calls: [] },
  told: ['Lời gọi 3 (saveStaff): đã che hoặc thay Password, hãy xem lại trước khi chơi'],
};

const OPENED: OpenedCapsule = {
  note: 'Trả nợ lần thứ ba thì lỗi',
  print: '71aa'.repeat(16),
  screen: { userName: 'chushop', shopId: 1, address: '/debt/customer', theme: 'dark', width: 1366 },
};

const SOME_WORLDS: ListedWorlds = {
  current: 'an',
  memory: 180_000_000,
  worlds: ['', 'an', 'kiem-thu-cuoi-thang'].map((name, place) => ({
    name,
    origin: { scenario: name === '' ? 'demo' : 'empty', seed: 1, size: 'medium' },
    now: NOW,
    calls: 12 * place,
    records: 18_240,
    usedAt: NOW,
  })),
};

const SOME_STEPS: StepLine[] = ['payDebtCustomer', 'saveCustomer', 'login'].map((operationId, place) => ({
  number: 3 - place,
  at: NOW,
  operationId: operationId as StepLine['operationId'],
  userId: 2,
  shopId: 1,
  records: 2,
  entries: place === 0 ? 2 : 0,
}));

function stepOf(number: number): StepDetails {
  const line = SOME_STEPS.find((step) => step.number === number) ?? SOME_STEPS[0];
  if (!line) throw new Error('There is no such step.');
  const changes = [
    { field: 'Paid', before: 0, after: 2_000_000 },
    { field: 'ChangedDate', before: '2026-11-20T09:00:00+07:00', after: NOW },
  ];
  return {
    ...line,
    rows: [{ table: 'debts', id: 41, isNew: false, changes }],
    posted:
      line.entries === 0
        ? []
        : [
            { Account: 'CASH', Amount: 2_000_000 },
            { Account: 'CUSTOMER', Amount: -2_000_000 },
          ],
    hash: '9f2c'.repeat(16),
  };
}

const CALLS = [
  ['GET', '/api/Customer/GetBy', 'listCustomers', 200, undefined],
  ['POST', '/api/ScheduleWorking/AddPaymentSchedule', 'addPaymentSchedule', 200, 'OverDebt'],
  ['POST', '/User/Login', 'login', 401, 'BadLogin'],
  ['GET', '/api/Report/CashBook', 'getCashBook', 503, undefined],
] as const;

/** So many calls, the newest first. */
export function someRequests(count: number): LoggedRequest[] {
  return Array.from({ length: count }, (_, place) => {
    const id = count - place;
    const [method, path, operationId, status, code] = CALLS[id % CALLS.length] ?? CALLS[0];
    const at = new Date(Date.parse(NOW) - place * 4000 + 7 * 3_600_000).toISOString();
    const result = status === 200 && code === undefined ? 1 : 0;
    const line = { id, at, method, path, operationId, status, result, code, ms: 3 + ((id * 7) % 40) };
    return { ...line, userId: 2, shopId: 1, fault: status === 503 ? 'answer' : undefined };
  });
}

/** Slips of a client: a query name in another case, and an address nobody knows. */
export const STRANGE_REQUESTS: LoggedRequest[] = strangeRequests(someRequests(3));

function strangeRequests([named, lost, plain]: LoggedRequest[]): LoggedRequest[] {
  if (!named || !lost || !plain) return [];
  return [
    { ...named, status: 400, result: -1, code: 'Contract', unknownNames: ['pageIndex', 'shopid'] },
    { ...lost, path: '/api/Customer/GetAll', operationId: '', status: 404, result: -1, code: 'NotFound' },
    plain,
  ];
}
