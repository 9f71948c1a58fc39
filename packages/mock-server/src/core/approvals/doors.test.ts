import { expect, test } from 'vitest';
import { tellFigure } from '../../../../../scripts/tellFigure.ts';
import { cancelPayDebt } from '../debts/cancelDebt.ts';
import { decideAdjustment } from '../debts/adjustDebt.ts';
import { cancelCashBackPayment } from '../cashBacks/cancelCashBack.ts';
import type { Context } from '../command/context.ts';
import type { Result } from '../command/result.ts';
import { cancelLotPayment } from '../lots/payLot.ts';
import { saveOpeningBalances } from '../opening/importOpenings.ts';
import { stampNew } from '../records/stamped.ts';
import { hire } from '../testing/openCompany.ts';
import { codeOf, contextAt, must } from '../testing/openShop.ts';
import { nextDay, nowOf, type Stage } from '../testing/storyStage.ts';
import { DOORS, EVERY_RIGHT, laterDay, REASON, rowAt, type Door } from '../../testing/worthDoors.ts';
import { decideHeld } from '../inbox/decideHeld.ts';

const MILLION = 1_000_000;

const NAMES = Object.keys(DOORS);

test.each(NAMES)('%s: one person alone stays below the threshold of a day, whatever they split', (name) => {
  const door = doorOf(name);
  expect(playOn(door, [[0, 3 * MILLION]])).toEqual(['posted']);
  expect(playOn(door, [[0, 6 * MILLION]])).toEqual(['waits']);
  expect(
    playOn(door, [
      [0, 3 * MILLION],
      [1, 3 * MILLION],
    ]),
  ).toEqual(['posted', 'waits']);
});

test('what is split over different calls counts together', () => {
  let pairs = 0;
  for (const first of NAMES) {
    for (const then of NAMES.filter((name) => name !== first)) {
      const { stage, owner } = laterDay();
      expect([first, outcomeOf(stage, () => doorOf(first)(stage, 0, 3 * MILLION, owner()))]).toEqual([first, 'posted']);
      expect([first, then, outcomeOf(stage, () => doorOf(then)(stage, 1, 3 * MILLION, owner()))]).toEqual([
        first,
        then,
        'waits',
      ]);
      pairs += 1;
    }
  }
  tellFigure(34, `${NAMES.length} doors, ${pairs} pairs of calls that each stay below and wait together`);
});

test.each(NAMES)('%s: who was made yesterday approves nothing, another refuses, the proposer takes back', (name) => {
  const { stage, owner, second: manager } = laterDay();
  const made = hire(stage, 'lap.hom.qua', ...EVERY_RIGHT);
  const user = stage.world.users.get(made.userId);
  const yesterday = contextAt('2026-11-20T10:00:00+07:00', stage.secondId, stage.owner.shopId);
  if (user) stage.world.users.put({ ...user, ...stampNew(yesterday), FullName: 'Người Mới', Phone: '0900000000' });
  for (const [decider, status, expected] of [
    [() => ({ ...nowOf(stage), userId: made.userId }), 1, 'NeedApproval'],
    [manager, 1, 'NeedApproval'],
    [owner, 3, 'done'],
    [manager, 3, 'done'],
    [owner, 1, 'done'],
  ] as const) {
    const isOpen = waitingIn(stage.world) > 0;
    if (!isOpen) must(doorOf(name)(stage, 0, 6 * MILLION, manager()));
    const { decide, entries } = deciding(stage);
    expect([status, codeOf(decide(status, decider()))]).toEqual([status, expected]);
    expect(entries() > 0).toBe(status === 1 && expected === 'done');
  }
});

test.each(NAMES)('%s: approved after its day is locked it posts on the day of approval', (name) => {
  const { stage, owner, second } = laterDay();
  must(doorOf(name)(stage, 0, 6 * MILLION, owner()));
  const { decide } = deciding(stage);
  const shop = stage.world.shops.get(stage.owner.shopId);
  const meant = owner().businessDate;
  nextDay(stage);
  if (shop && name !== 'saveOpeningBalances') stage.world.shops.put({ ...shop, LockDate: meant });
  const before = stage.world.books.entries.length;
  must(decide(1, second()));
  const dates = new Set(stage.world.books.entries.slice(before).map(({ BusinessDate }) => BusinessDate));
  expect(dates).toContain(name === 'saveOpeningBalances' ? '2026-01-01' : owner().businessDate);
  expect(codeOf(decide(1, second()))).toBe('WrongStatus');
});

test('a list of opening balances says of a line that waits already that it does, and of no line that it is done', () => {
  const { stage, owner } = laterDay();
  const { world, cards } = stage;
  const line = { PartyType: 1, PartyID: cards[0]?.customerId ?? 0, Amount: 6 * MILLION, Reason: REASON };
  const send = () =>
    saveOpeningBalances(world, { Rows: [line] }, (given) => ({ ok: true, command: given as never }), owner());
  expect([send().OkCount, waitingIn(world)]).toEqual([1, 1]);
  const again = send();
  expect([again.OkCount, again.Rows[0]?.Status, waitingIn(world)]).toEqual([0, 'duplicate', 1]);
  expect(again.Rows[0]?.Errors[0]?.message).toBe('Đã có đề nghị cho việc này đang chờ duyệt');
});

test('what two carried out is undone by two', () => {
  const undone: string[] = [];
  for (const name of ['adjustDebt', 'updateNumberLot', 'payCashBack']) {
    const { stage, owner, second } = laterDay();
    must(doorOf(name)(stage, 0, 6 * MILLION, owner()));
    must(deciding(stage).decide(1, second()));
    const { world } = stage;
    const cancel = () => {
      if (name === 'adjustDebt')
        return cancelPayDebt(world, { DebtID: rowAt(world.debts.rows, -1).DebtID, Reason: REASON }, owner());
      if (name === 'updateNumberLot')
        return cancelLotPayment(
          world,
          { payNumberLoID: rowAt(world.lotPayments.rows, -1).payNumberLoID, Reason: REASON },
          owner(),
        );
      return cancelCashBackPayment(
        world,
        { paymentID: rowAt(world.cashBackPayments.rows, -1).paymentID, Reason: REASON },
        owner(),
      );
    };
    expect([name, outcomeOf(stage, cancel)]).toEqual([name, 'waits']);
    undone.push(name);
  }
  expect(undone).toHaveLength(3);
});

function doorOf(name: string): Door {
  const door = DOORS[name];
  if (!door) throw new Error(`No door ${name}`);
  return door;
}

function playOn(door: Door, moves: readonly (readonly [0 | 1, number])[]): string[] {
  const { stage, owner } = laterDay();
  return moves.map(([party, amount]) => outcomeOf(stage, () => door(stage, party, amount, owner())));
}

/** `posted`, `waits` with no entry made, or the code of its refusal. */
function outcomeOf({ world }: Stage, play: () => Result<unknown>): string {
  const before = world.books.entries.length;
  const waiting = waitingIn(world);
  const result = play();
  if (!result.ok) return result.code;
  if (waitingIn(world) === waiting) return 'posted';
  return world.books.entries.length === before ? 'waits' : 'waits and posted';
}

function waitingIn(world: Stage['world']): number {
  const ofDebts = world.debts.rows.filter(({ Status }) => Status === 0).length;
  return ofDebts + world.heldWrites.rows.filter(({ Status }) => Status === 0).length;
}

/** Deciding on the one thing that waits. */
function deciding({ world }: Stage) {
  const debt = world.debts.rows.findLast(({ Status }) => Status === 0);
  const held = world.heldWrites.rows.findLast(({ Status }) => Status === 0);
  const before = world.books.entries.length;
  return {
    entries: () => world.books.entries.length - before,
    decide: (Status: 1 | 3, context: Context): Result<unknown> =>
      debt
        ? decideAdjustment(world, { DebtID: debt.DebtID, Status, Reason: REASON }, context)
        : decideHeld(world, { HeldWriteID: held?.HeldWriteID ?? 0, Status, Reason: REASON }, context),
  };
}
