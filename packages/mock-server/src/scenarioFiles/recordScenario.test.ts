import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldPrint } from '../capsule/travelling.ts';
import { loadWorld, saveWorld } from '../core/store/world.ts';
import { seedMomentOf, seedWorld, sizeOf } from '../seed/seedWorld.ts';
import { HOA, POS, VCB, visaOf } from '../testing/openShop.ts';
import { checkScenarioFile } from './checkScenarioFile.ts';
import { playScenarioFile, type Played } from './playScenarioFile.ts';
import { recordScenario, type RecordedCall, type Recording } from './recordScenario.ts';
import { beginningOf } from './beginning.ts';
import type { ScenarioCall, ScenarioFile } from './scenarioFile.ts';

/** Plans that are played, recorded and played again; `npm run test:all` asks for 300. */
const PLANS = process.env['SO_THE_LONG'] ? 300 : 12;
const BEGUN = '2026-11-20T08:00:00+07:00';
const empty = saveWorld(seedWorld(beginningOf({ from: 'empty', size: 'small', clock: BEGUN })));

/** What somebody does, as the calls of it with names of their own. */
type Deed = (number: number) => Omit<ScenarioCall, 'as'>[];

const DEEDS: readonly Deed[] = [
  (n) => [
    { call: 'saveCustomer', args: { body: customer(n) }, save: { [`khach${n}`]: 'Data.CustomerID' } },
    { call: 'saveCard', args: { body: { ...visaOf(1), CustomerID: `$khach${n}`, Last4: last4(n) } } },
  ],
  (n) => [{ call: 'listCustomers', args: { PageSize: 5, GeneralSearch: `${n}` } }],
  (n) => [
    {
      call: 'saveBankCard',
      args: { body: { ...VCB, AccountNo: `10175${n}`, IsDefault: false, OpeningBalance: 0 } },
      save: { [`nh${n}`]: 'Data.BankCardID' },
    },
    { call: 'deleteBankCard', args: { BankCardID: `$nh${n}` } },
  ],
  (n) => [{ call: 'savePos', args: { body: { ...POS, PosName: `$$Máy ${n}`, TID: `2453${last4(n)}` } } }],
  (n) => [
    {
      call: 'savePartner',
      args: { body: { Name: `Đối tác ${n}`, Phone: phone(n), FeePercentDefault: 1500, Status: 1 } },
      save: { [`dt${n}`]: 'Data.PartnerID' },
    },
    { call: 'savePosPartner', args: { body: { PosName: `POS ${n}`, PartnerID: `$dt${n}`, Status: 1 } } },
  ],
  (n) => [
    { call: 'saveCustomer', args: { body: customer(n) }, save: { [`chu${n}`]: 'Data.CustomerID' } },
    {
      call: 'saveCard',
      args: { body: { ...visaOf(1), CustomerID: `$chu${n}`, Last4: last4(n) } },
      save: { [`the${n}`]: 'Data.cardDataID' },
    },
    { call: 'createSchedule', args: { body: order(n) }, save: { [`don${n}`]: 'Data.ScheduleID' } },
    { call: 'changeScheduleStatus', args: { ScheduleID: `$don${n}`, Status: 1 } },
    { call: 'updateScheduleNote', args: { body: { ScheduleID: `$don${n}`, Note: `$$ ${n}` } } },
  ],
  () => [{ call: 'login' }],
];

const PEOPLE = [{ as: 'chushop' }, { as: 'chushop', shop: 2 }, { as: 'quanly', shop: 3 }];

/** What is done by whom in which order, and after how many seconds; the earlier half of two deeds may be woven. */
const story = fc.array(
  fc.record({
    deed: fc.nat({ max: DEEDS.length - 1 }),
    who: fc.nat({ max: PEOPLE.length - 1 }),
    later: fc.constantFrom(0, 0, 1, 3600, 90_000),
  }),
  { minLength: 1, maxLength: 12 },
);

test(`${PLANS} plans: recording what a file made and playing that gives the same world`, () => {
  const property = fc.property(story, (deeds) => {
    const file = fileOf(deeds);
    const played = playOf(file);
    const { scenario, told } = recordingOf(played, file);
    const again = playOf(JSON.parse(JSON.stringify(scenario)) as ScenarioFile);
    expect(told).toEqual([]);
    expect(worldPrint(again.world)).toBe(worldPrint(played.world));
    expect(recordingOf(again, scenario).scenario).toEqual(scenario);
  });
  fc.assert(property, { numRuns: PLANS, seed: 32, endOnFailure: true });
}, 300_000);

test.each(['empty', 'new-shop', 'cards-due'] as const)(
  'a world of %s that was kept tells at what moment it was played',
  (scenario) => {
    const now = Date.parse(BEGUN);
    const world = seedWorld({ scenario, seed: 1, size: sizeOf(scenario), now });
    expect(seedMomentOf(world, now + 2 * 3_600_000 + 17_000)).toBe(now);
    expect(seedMomentOf(world, now)).toBe(now);
  },
);

test('numbers that calls made are named in later ones, nothing else is', () => {
  const file = fileOf([
    { deed: 5, who: 0, later: 0 },
    { deed: 4, who: 0, later: 0 },
  ]);
  const { calls = [] } = recordingOf(playOf(file), file).scenario;
  expect(calls.map(({ call, save }) => [call, save])).toEqual([
    ['saveCustomer', { customer: 'Data.CustomerID' }],
    ['saveCard', { cardData: 'Data.cardDataID' }],
    ['createSchedule', { schedule: 'Data.ScheduleID' }],
    ['changeScheduleStatus', undefined],
    ['updateScheduleNote', undefined],
    ['savePartner', { partner: 'Data.PartnerID' }],
    ['savePosPartner', undefined],
  ]);
  expect(calls[2]?.args).toMatchObject({ body: { CustomerID: '$customer', CardDataID: '$cardData', StaffID: 1 } });
  expect(calls[3]?.args).toEqual({ ScheduleID: '$schedule', Status: 1 });
});

test('a new shop is named for those who work in it', () => {
  const cua = {
    as: 'chushop',
    call: 'saveShop',
    args: { body: { ShopName: 'Thẻ Bình Thạnh', RoundFeeTo: 1, NotifyDays: 7, Status: 1 } },
  } as const;
  const person = { UserName: 'thungan', FullName: 'Lê Thu', GroupID: 4, Status: 1, Password: 'Nhanvien@2026' };
  const calls: ScenarioCall[] = [
    { ...cua, save: { cua: 'Data.ShopID' } },
    { as: 'chushop', call: 'saveStaff', args: { body: { ...person, ShopIDs: ['$cua'] } } },
  ];
  const file: ScenarioFile = { from: 'empty', size: 'small', clock: BEGUN, calls };
  const [shop, staff] = recordingOf(playOf(file), file).scenario.calls ?? [];
  expect(shop?.save).toEqual({ shop: 'Data.ShopID' });
  expect(staff?.args).toEqual({ body: { ...person, ShopIDs: ['$shop'] } });
});

test('a call that was answered from its key, previewed, faked or lost on its way in is not written', () => {
  const made = playOf(fileOf([{ deed: 3, who: 0, later: 0 }]));
  const [login, pos] = made.calls.map(recorded);
  if (!login || !pos) throw new Error('Two calls were made.');
  const keyed = { ...pos, input: { ...pos.input, idempotencyKey: 'khoa-0001' } };
  const preview = { ...pos, input: { body: { Preview: true } } };
  const list: RecordedCall[] = [
    login,
    keyed,
    keyed,
    preview,
    { ...pos, fault: 'answer' },
    { ...pos, fault: 'before' },
    { ...pos, reply: { body: { Result: 0 } } },
    { ...pos, id: undefined },
  ];
  const written = (calls: RecordedCall[]) => recordScenario(calls, beginsWith(made)).scenario.calls?.length;
  expect(written(list)).toBe(1);
  expect(written([login, { ...pos, fault: 'after' }, { ...pos, fault: 'truncated' }])).toBe(2);
});

function fileOf(deeds: { deed: number; who: number; later: number }[]): ScenarioFile {
  let at = Date.parse(BEGUN);
  const calls = deeds.flatMap(({ deed, who, later }, place) => {
    at += later * 1000;
    const moment = new Date(at + 7 * 3_600_000).toISOString().slice(0, 19);
    const when = { at: `${moment}+07:00`, ...PEOPLE[who] };
    return (DEEDS[deed]?.(place + 1) ?? []).map((call) => Object.assign(call, when));
  });
  return { from: 'empty', size: 'small', clock: BEGUN, calls };
}

function playOf(file: ScenarioFile): Played {
  return playScenarioFile(checkScenarioFile(file), loadWorld(empty));
}

function recordingOf(played: Played, file: ScenarioFile): Recording {
  return recordScenario(played.calls.map(recorded), beginsWith(played, file));
}

function beginsWith({ world }: Played, { clock }: Pick<ScenarioFile, 'clock'> = { clock: BEGUN }) {
  return {
    origin: { scenario: 'empty', seed: 1, size: 'small' } as const,
    begunAt: Date.parse(clock),
    faults: [],
    nameOf: (userId: number) => world.users.get(userId)?.UserName,
  };
}

/** A played call as the log of a server has it. */
function recorded({ id, at, input, session, reply }: Played['calls'][number]): RecordedCall {
  return { id, at, input, session, reply };
}

function order(n: number) {
  return {
    ServiceType: 1,
    CustomerID: `$chu${n}`,
    CardDataID: `$the${n}`,
    AppointmentDate: '2026-12-30T09:00:00+07:00',
    Amount: 30_000_000,
    CustomerFeePercent: 1800,
    FeeMode: 2,
    StaffID: 1,
  };
}

const customer = (n: number) => ({ ...HOA, FullName: `Khách ${n}`, Phone: phone(n) });
const phone = (n: number) => `09${String(10_000_000 + n)}`;
const last4 = (n: number) => String(1000 + n);
