/** A balance opens into every entry since the books began, a movement into those of the period; party by party where only what is owed, or owing, counts. */
import type { Schemas } from '@so-the/api-client';
import { movementOf, type Period } from '../../ledger/balance.ts';
import { BETWEEN_FUNDS, effectOf, partsOf } from '../../books/flows.ts';
import type { Entry } from '../../records/entry.ts';
import type { World } from '../../store/world.ts';
import { isOf, onAccounts } from './accountsAsked.ts';
import { daysBefore, type FigureQuery, type Reading } from './figureQuery.ts';

/** Balances of a shop that have a column of their own, by the accounts they are of. */
const BALANCE_OF = {
  FundTotal: 'fund',
  CustomerDebt: 'customer',
  PartnerDebt: 'partner',
  AffDebt: 'aff',
  PosDebt: 'pos',
  CompanyDebt: 'company',
} as const;

const MOVEMENTS = [
  'Opening',
  'Closing',
  'Increase',
  'Decrease',
  'In',
  'Out',
  'TotalIn',
  'TotalOut',
  'Advance',
] as const;

/** Figures read from the balances and movements of accounts. */
export type BalanceFigure = keyof typeof BALANCE_OF | (typeof MOVEMENTS)[number];

/** Whether a figure is a balance or a movement of accounts, whatever caused it. */
export function isBalance(figure: Schemas['Figure'] | undefined): figure is BalanceFigure {
  return figure !== undefined && (isOwnBalance(figure) || MOVEMENTS.some((name) => name === figure));
}

/** How a balance or movement of the accounts asked for is read; without any, of the funds. */
export function readBalance(world: World, period: Period, { Account }: FigureQuery, figure: BalanceFigure): Reading {
  if (isOwnBalance(figure)) return balance({ to: period.to }, BALANCE_OF[figure]);
  const account = Account ?? 'fund';
  if (figure === 'Opening') return balance(daysBefore(period), account);
  if (figure === 'Closing') return balance({ to: period.to }, account);
  if (figure === 'Advance') return owedSide(world, { to: period.to }, account, -1);
  if (figure === 'TotalIn' || figure === 'TotalOut') return flows(period, account, figure === 'TotalIn' ? 1 : -1);
  return side(period, account, figure === 'Increase' || figure === 'In' ? 1 : -1);
}

/** Balance of an account, or of all of a kind, at the end of a period. */
export function balance(period: Period, account: string, sign: 1 | -1 = 1): Reading {
  return { period, account, amountIn: () => (entry) => sign * onAccounts(entry, account) };
}

/** What those parties owe (1), or are owed (−1), whose balance lies on that side. */
export function owedSide(world: World, period: Period, account: string, sign: 1 | -1): Reading {
  const amountIn = (shopId: number) => {
    const known = new Map<string, boolean>();
    const isOnSide = (each: string) => {
      const found = known.get(each) ?? sign * movementOf(world, shopId, each, period).closing > 0;
      known.set(each, found);
      return found;
    };
    return (entry: Entry) => {
      let total = 0;
      for (const line of entry.Lines)
        if (isOf(line.Account, account) && isOnSide(line.Account)) total += sign * line.Amount;
      return total;
    };
  };
  return { period, account, amountIn };
}

/** Debits (1) or credits (−1) of accounts, but for what only goes between own funds. */
export function side(period: Period, account: string, sign: 1 | -1): Reading {
  const amountOf = ({ Lines, RefType }: Entry) => {
    let total = 0;
    if (RefType === 'FundTransfer') return total;
    for (const line of Lines) if (isOf(line.Account, account)) total += Math.max(0, sign * line.Amount);
    return total;
  };
  return { period, account, amountIn: () => amountOf };
}

/** Causes that bring money in (1) or take it out (−1) of funds; a mirror counts against its own cause. */
function flows(period: Period, account: string, effect: 1 | -1): Reading {
  const amountOf = (entry: Entry) => {
    let total = 0;
    for (const part of partsOf(entry)) {
      if (part.flow === BETWEEN_FUNDS) continue;
      if (isOf(part.account, account) && effectOf(part.kind, part.flow) === effect) total += part.amount;
    }
    return total;
  };
  return { period, account, amountIn: () => amountOf };
}

function isOwnBalance(figure: string): figure is keyof typeof BALANCE_OF {
  return Object.hasOwn(BALANCE_OF, figure);
}
