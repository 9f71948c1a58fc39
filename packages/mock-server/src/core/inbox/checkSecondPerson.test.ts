import { expect, test } from 'vitest';
import { CHECKS, DOORS, laterDay, REASON, rowAt } from '../../testing/worthDoors.ts';
import { updateNumberLot } from '../lots/updateLot.ts';
import { addBadExpense } from '../losses/badExpense.ts';
import { codeOf, must } from '../testing/openShop.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { cancelVoucher } from '../vouchers/cancelVoucher.ts';
import { decideVoucher } from '../vouchers/decideVoucher.ts';
import { checkSecondPerson } from './checkSecondPerson.ts';
import { decideHeld } from './decideHeld.ts';

const MILLION = 1_000_000;
const SMALL = { Kind: 2 as const, Amount: 1_000, Fund: { Method: 1 as const }, Reason: REASON };

test.each(Object.keys(DOORS))('%s: what the confirmation says beforehand is what happens', (name) => {
  for (const amount of [3 * MILLION, 6 * MILLION]) {
    const { stage, owner } = laterDay();
    const said = must(checkSecondPerson(stage.world, given(CHECKS[name])(stage, amount), owner()));
    const made = given(DOORS[name])(stage, 0, amount, owner());
    const waits = made.ok && (made.held !== undefined || isWaiting(made.value));
    expect([amount, said.IsNeeded, said.From, said.Alone]).toEqual([amount, waits, 5 * MILLION, 0]);
    expect(said.People).toEqual(waits ? [nameOf(stage.secondId)] : []);

    function nameOf(userId: number) {
      return stage.world.users.get(userId)?.FullName;
    }
  }
});

test('what was done alone today counts, over all calls', () => {
  const { stage, owner } = laterDay();
  const ask = (name: string, amount: number) =>
    must(checkSecondPerson(stage.world, given(CHECKS[name])(stage, amount), owner()));
  must(given(DOORS.adjustDebt)(stage, 0, 3 * MILLION, owner()));
  for (const name of Object.keys(CHECKS)) {
    expect([name, ask(name, 2 * MILLION - 1).IsNeeded, ask(name, 2 * MILLION).IsNeeded]).toEqual([name, false, true]);
    expect(ask(name, 1).Alone).toBe(3 * MILLION);
  }
});

test('a loss waits whatever it comes to, a voucher from the threshold of its category on', () => {
  const { stage, owner, second } = laterDay();
  const { world } = stage;
  const ofVoucher = (Amount: number) => must(checkSecondPerson(world, { Write: 13, Amount, RefID: 3 }, owner()));
  expect(must(checkSecondPerson(world, { Write: 12, Amount: 1_000 }, owner())).IsNeeded).toBe(true);
  expect(must(addBadExpense(world, SMALL, owner())).Status).toBe(0);
  expect(ofVoucher(6 * MILLION)).toMatchObject({ IsNeeded: false, From: 10 * MILLION, Alone: 0 });
  const terms = { ConfigID: 3, Amount: 6 * MILLION, Method: 1 as const, Description: 'Thu tại quầy' };
  expect(must(addVoucher(world, 1, terms, owner())).Status).toBe(1);
  expect(ofVoucher(6 * MILLION)).toMatchObject({ IsNeeded: true, Alone: 6 * MILLION });
  const { paymentID, Version, Status } = must(addVoucher(world, 1, terms, owner()));
  expect(Status).toBe(0);
  const ofCancel = (RefID: number) => must(checkSecondPerson(world, { Write: 6, RefID }, owner())).IsNeeded;
  expect(ofCancel(paymentID - 1)).toBe(false);
  must(decideVoucher(world, 1, { ...terms, paymentID, Version, Status: 1 }, second()));
  expect(ofCancel(paymentID)).toBe(true);
  expect(must(cancelVoucher(world, { paymentID, Reason: REASON }, owner())).Status).toBe(1);
});

test('undoing what two carried out needs two', () => {
  const { stage, owner, second } = laterDay();
  const { world } = stage;
  const { numberLoID, Version } = rowAt(world.numberLots.rows, 0);
  must(updateNumberLot(world, { numberLoID, Version, AdjustAmount: -6 * MILLION, Reason: REASON }, owner()));
  must(decideHeld(world, { HeldWriteID: rowAt(world.heldWrites.rows, -1).HeldWriteID, Status: 1 }, second()));
  const RefID = rowAt(world.lotPayments.rows, -1).payNumberLoID;
  expect(must(checkSecondPerson(world, { Write: 8, RefID }, owner())).IsNeeded).toBe(true);
});

test('nobody is asked for where the shop has one person, and nothing is told of a record of another shop', () => {
  const { stage, owner } = laterDay();
  const { world } = stage;
  const shop = world.shops.get(stage.owner.shopId);
  const alone = { ...owner(), shopId: 999 };
  expect(must(checkSecondPerson(world, { Write: 6, RefID: 1 }, alone))).toMatchObject({ IsNeeded: false, People: [] });
  if (shop) world.shops.put({ ...shop, TwoPersons: false });
  for (const name of Object.keys(CHECKS)) {
    const said = must(checkSecondPerson(world, given(CHECKS[name])(stage, 60 * MILLION), owner()));
    expect([name, said.IsNeeded, said.People]).toEqual([name, false, []]);
  }
  expect(codeOf(addBadExpense(world, SMALL, owner()))).toBe('done');
});

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such door.');
  return value;
}

/** An adjustment of a debt waits in its own record. */
function isWaiting(made: unknown): boolean {
  return typeof made === 'object' && made !== null && 'DebtType' in made && 'Status' in made && made.Status === 0;
}
