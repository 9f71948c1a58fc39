import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { createWorld } from '../store/world.ts';
import {
  amountOn,
  causedMovementOf,
  entriesOf,
  entriesOfDay,
  figureDays,
  movementOf,
  partyDebt,
} from '../ledger/balance.ts';
import { enter } from './books.ts';
import type { Entry } from '../records/entry.ts';
import { accounts, kindOf } from '../records/accounts.ts';
import { partsOf } from './flows.ts';
import { movementIn } from './turnover.ts';

const ACCOUNTS = [accounts.cash, accounts.customer(1), accounts.customer(2), accounts.pos(1), accounts.serviceFee];
const DATES = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-04', '2026-12-31', '2027-01-01'];

/** Entries of two shops in any order of days, as business entered late gives them. */
const business = fc
  .array(
    fc.record({
      ShopID: fc.integer({ min: 1, max: 2 }),
      BusinessDate: fc.constantFrom(...DATES),
      debited: fc.constantFrom(...ACCOUNTS),
      credited: fc.constantFrom(...ACCOUNTS),
      Amount: fc.integer({ min: 1, max: 9_000_000 }),
      ScheduleID: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((drafts) =>
    drafts.map(({ debited, credited, Amount, ScheduleID, ShopID, BusinessDate }, place): Entry => {
      const Lines = [
        { Account: debited, Amount, ScheduleID },
        { Account: credited, Amount: -Amount, ScheduleID },
      ];
      const said = { RefType: 'TopUp' as const, RefID: 1, Description: 'Thử', At: BusinessDate, UserID: 1 };
      return { EntryID: place + 1, ShopID, BusinessDate, ...said, Lines };
    }),
  );
const anyDay = fc.option(fc.constantFrom(...DATES, '2026-03-02', '2025-01-01', '2030-01-01'), { nil: undefined });

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('whatever is entered on whatever day, and however much of it was read on the way, each movement and each day equals the fold over the entries', () => {
  fc.assert(
    fc.property(business, anyDay, anyDay, fc.nat(3), (entries, first, last, most) => {
      const world = createWorld();
      for (const entry of entries) {
        enter(world.books, entry);
        if (entry.EntryID % 2 === 0) world.books.history.bringUp(most);
      }
      const [from, to] = first && last && first > last ? [last, first] : [first, last];
      const ofShop = entries.filter((entry) => entry.ShopID === 1);
      const isBefore = ({ BusinessDate }: Entry) => from !== undefined && BusinessDate < from;
      const isUpTo = ({ BusinessDate }: Entry) => to === undefined || BusinessDate <= to;
      const inside = ofShop.filter((entry) => !isBefore(entry) && isUpTo(entry));
      for (const account of ACCOUNTS) {
        const linesOf = (some: readonly Entry[]) =>
          some.flatMap((entry) => entry.Lines.filter((line) => line.Account === account).map((line) => line.Amount));
        expect(movementOf(world, 1, account, { from, to })).toMatchObject({
          opening: sum(linesOf(ofShop.filter(isBefore))),
          debit: sum(linesOf(inside).filter((amount) => amount > 0)),
          credit: -sum(linesOf(inside).filter((amount) => amount < 0)) + 0,
          closing: sum(linesOf(ofShop.filter(isUpTo))),
        });
        const whole = causedMovementOf(world, 1, account, {});
        const causes = ofShop.flatMap((entry) => partsOf(entry)).filter((part) => part.account === account);
        for (const [flow, amount] of Object.entries(whole.flows)) {
          expect(amount).toBe(sum(causes.filter((part) => part.flow === flow).map((part) => part.amount)));
        }
        expect(new Set(Object.keys(whole.flows))).toEqual(new Set(causes.map((part) => part.flow)));
        const touched = inside.filter((entry) => entry.Lines.some((line) => line.Account === account));
        const inOrder = touched.toSorted((a, b) =>
          a.BusinessDate === b.BusinessDate ? a.EntryID - b.EntryID : a.BusinessDate < b.BusinessDate ? -1 : 1,
        );
        expect(entriesOf(world, 1, account, { from, to })).toEqual(inOrder);
      }
      const customers = ACCOUNTS.filter((account) => kindOf(account) === 'customer');
      const owed = ofShop.filter(isUpTo).flatMap((entry) => customers.map((account) => amountOn(entry, account)));
      expect(partyDebt(world, 1, 'customer', to ?? '9999-12-31')).toBe(sum(owed));
      const dates = [...new Set(inside.map((entry) => entry.BusinessDate))].toSorted();
      expect(figureDays(world, 1, { from, to }).map(([date]) => date)).toEqual(dates);
      for (const date of dates) {
        expect(entriesOfDay(world, 1, date)).toEqual(ofShop.filter((entry) => entry.BusinessDate === date));
      }
    }),
    runs(300),
  );
});

test('an account without a day has moved nothing', () => {
  const nothing = { opening: 0, debit: 0, credit: 0, closing: 0 };
  expect(movementIn([], { from: '2026-01-01', to: '2026-01-31' })).toEqual(nothing);
});
