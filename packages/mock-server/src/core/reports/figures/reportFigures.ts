/** Where reports call different things alike, each report tells what its own columns are made of. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID } from '../../command/context.ts';
import { partsOf, type Flow } from '../../books/flows.ts';
import { amountOn, type Period } from '../../ledger/balance.ts';
import { accounts, kindOf } from '../../records/accounts.ts';
import { PUSH_KIND } from '../../records/dayMoney.ts';
import type { Entry } from '../../records/entry.ts';
import { rowsWithin } from '../../store/rowsWithin.ts';
import type { World } from '../../store/world.ts';
import { flowIn, onAccounts } from './accountsAsked.ts';
import { balance, isBalance, owedSide, readBalance, side } from './balanceFigures.ts';
import { daysBefore, type FigureQuery, type Reading } from './figureQuery.ts';
import { readDifference } from './differenceFigures.ts';
import { readLosses } from './lossFigures.ts';
import { readMoneyBack } from './moneyBackFigures.ts';
import { readUnsettled } from './unsettledFigures.ts';
import { readVouchers } from './voucherFigures.ts';

type Report = Schemas['ReportName'];
type ReadColumn = (world: World, shopIds: readonly number[], period: Period, asked: FigureQuery) => Reading | undefined;

const READERS: Readonly<Record<Report, ReadColumn>> = {
  debtSummary: (world, _shops, period, asked) => readSummary(world, period, asked),
  vouchers: (world, _shops, period, asked) => readVouchers(world, period, asked),
  collection: (_world, _shops, period, asked) => readCollection(period, asked),
  payments: (_world, _shops, period, asked) => readCollection(period, asked),
  newCustomers: (world, _shops, period, asked) => readNewCustomers(world, period, asked),
  moneyBack: readMoneyBack,
  advances: (world, shopIds, period, asked) => readAdvances(world, shopIds, period, asked),
  unsettled: (world, _shops, period, asked) => readUnsettled(world, period, asked),
  comparison: readDifference,
  losses: (world, _shops, period, asked) => readLosses(world, period, asked),
  allShops: (world, _shops, period, asked) =>
    isBalance(asked.Figure) ? readBalance(world, period, asked, asked.Figure) : undefined,
};

/** How a column of a report is read; `undefined` for one that means there what it means everywhere. */
export function readReport(
  world: World,
  shopIds: readonly number[],
  period: Period,
  asked: FigureQuery,
): Reading | undefined {
  return asked.Report && READERS[asked.Report](world, shopIds, period, asked);
}

/** Debts of a kind of party, or of all (domain §2(m)). */
function readSummary(world: World, period: Period, { Figure, Account = 'party' }: FigureQuery): Reading {
  if (Figure === 'Opening') return balance(daysBefore(period), Account);
  if (Figure === 'Increase' || Figure === 'Decrease') return side(period, Account, Figure === 'Increase' ? 1 : -1);
  if (Figure === 'Receivable') return owedSide(world, { to: period.to }, Account, 1);
  if (Figure === 'Payable') return owedSide(world, { to: period.to }, Account, -1);
  return balance({ to: period.to }, Account);
}

/** What customers were charged, and what they paid in cash or by transfer. */
function readCollection(period: Period, { Figure, Account = 'customer' }: FigureQuery): Reading {
  if (Figure === 'Opening') return balance(daysBefore(period), Account);
  if (Figure === 'Closing') return balance({ to: period.to }, Account);
  const paid = (entry: Entry) => flowIn(entry, Account, 'Received');
  if (Figure === 'Charged') return reading(period, Account, (entry) => onAccounts(entry, Account) + paid(entry));
  if (Figure !== 'Cash' && Figure !== 'Transfer') return reading(period, Account, paid);
  return reading(period, Account, (entry) => {
    const fund = entry.Lines.find((line) => kindOf(line.Account) === 'fund')?.Account;
    if (fund === undefined || (fund === accounts.cash) !== (Figure === 'Cash') || paid(entry) === 0) return 0;
    return amountOn(entry, fund);
  });
}

/** What customers entered in the period have brought since, up to its end. */
function readNewCustomers(world: World, period: Period, { Figure, Account }: FigureQuery): Reading {
  const amountIn = (shopId: number) => {
    const entered = rowsWithin(world, 'customers', shopId, period).filter(({ IsDeleted }) => !IsDeleted);
    const own = new Set(entered.map(({ CustomerID }) => accounts.customer(CustomerID)));
    const isOwn = (account: string) => own.has(account) && (Account === undefined || account === Account);
    if (Figure === 'Debt') {
      return ({ Lines }: Entry) => Lines.reduce((sum, line) => sum + (isOwn(line.Account) ? line.Amount : 0), 0);
    }
    const flow: Flow = Figure === 'FeeAmount' ? 'Fee' : 'Swiped';
    return (entry: Entry) =>
      partsOf(entry).reduce((sum, part) => sum + (part.flow === flow && isOwn(part.account) ? part.amount : 0), 0);
  };
  return { period: { to: period.to }, account: Account, amountIn };
}

/** What shops got from the company, returned and owe it. */
function readAdvances(world: World, shopIds: readonly number[], period: Period, { Figure }: FigureQuery): Reading {
  const shops = shopIds.filter((shopId) => shopId !== COMPANY_SHOP_ID);
  if (Figure === 'Opening') return { ...balance(daysBefore(period), accounts.company, -1), shops };
  if (Figure === 'Owed') return { ...balance({ to: period.to }, accounts.company, -1), shops };
  const signs = {
    [PUSH_KIND.start]: Figure === 'StartMoney' || Figure === 'Difference' ? 1 : 0,
    [PUSH_KIND.advance]: Figure === 'Advances' || Figure === 'Difference' ? 1 : 0,
    [PUSH_KIND.returned]: Figure === 'Returned' ? 1 : Figure === 'Difference' ? -1 : 0,
  };
  const amountOf = (entry: Entry) => {
    const push = entry.RefType === 'PushMoney' ? world.pushes.get(entry.RefID) : undefined;
    const moved = onAccounts(entry, 'fund');
    return push ? signs[push.Kind] * (push.Kind === PUSH_KIND.returned ? -moved : moved) : 0;
  };
  return { period, shops, amountIn: () => amountOf };
}

function reading(period: Period, account: string | undefined, amountOf: (entry: Entry) => number): Reading {
  return { period, account, amountIn: () => amountOf };
}
