/** Steps and rules of a story around balances brought along from the old book. */
import type { Schemas } from '@so-the/api-client';
import { done, refuse } from '../command/result.ts';
import { saveOpeningBalances } from '../opening/importOpenings.ts';
import type { HeldWrite } from '../records/heldWrite.ts';
import type { OpeningKind } from '../records/opening.ts';
import { savePos } from '../pos/savePos.ts';
import { firstDayOf } from '../ledger/firstDay.ts';
import type { World } from '../store/world.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** What the old book said of each account, as the story told it. */
const told = new WeakMap<World, Map<string, number>>();

const PREFIX = { 1: 'customer', 2: 'partner', 3: 'aff', 4: 'pos', 5: 'fund:bank', 6: 'fund' } as const;

const unchecked = (given: object) => ({ ok: true as const, command: given as Schemas['OpeningBalanceFields'] });

/** A list of the old book is imported: a good line of any party or fund, and a cash box below zero, which is never taken. */
export function bringAlong(stage: Stage, { a, b, amount, flag }: Step): Told {
  const PartyType: OpeningKind = pickFrom([1, 2, 3, 4, 5, 6, 1] as const, a) ?? 1;
  const { customerId } = pickFrom(stage.cards, b) ?? { customerId: 0 };
  const { partnerId, affId, bankCardId, posIds } = stage;
  const ids = { 1: customerId, 2: partnerId, 3: affId, 4: pickFrom(posIds, b) ?? 0, 5: bankCardId, 6: 1 };
  const Amount = b % 5 === 4 ? 0 : b % 2 === 0 || PartyType > 4 ? amount : -amount;
  const line = { PartyType, PartyID: ids[PartyType], Amount, Reason: flag ? REASON : '' };
  const Rows: Schemas['ImportCells'][] = [line, { PartyType: 6, Amount: -amount, Reason: REASON }];
  const waiting = stage.world.heldWrites.count('waiting', stage.owner.shopId);
  const outcome = saveOpeningBalances(stage.world, { Rows: flag ? Rows : Rows.toReversed() }, unchecked, nowOf(stage));
  const words = `số dư đầu ${PartyType}/${line.PartyID} ${Amount} đ`;
  const said = outcome.Rows.find((row) => row.Record?.PartyType === PartyType && row.Record.Amount === Amount);
  const isHeld = stage.world.heldWrites.count('waiting', stage.owner.shopId) > waiting;
  if (said?.Status === 'ok' && !isHeld && PartyType !== 5)
    noteOpening(stage.world, accountOf(PartyType, line.PartyID), Amount);
  const why = outcome.Rows.flatMap((row) => row.Errors).map(({ message }) => message);
  return { words, result: outcome.OkCount > 0 ? done(undefined) : refuse('Invalid', why.join('; ')) };
}

/** The opening debt of a POS is entered or corrected on its form, now and then from a stale copy. */
export function changePosOpening(stage: Stage, { a, amount, flag }: Step): Told | undefined {
  const pos = stage.world.poses.get(pickFrom(stage.posIds, a));
  if (!pos) return undefined;
  const command = { ...pos, OpeningDebt: amount, Version: flag ? pos.Version : pos.Version - 1 };
  const words = `sửa nợ đầu của POS ${pos.posID} thành ${amount} đ`;
  const result = savePos(stage.world, command, nowOf(stage));
  if (result.ok) noteOpening(stage.world, accountOf(4, pos.posID), amount);
  return { words, result };
}

/** What the old book says once a second person has approved it. */
export function noteApprovedOpening(world: World, { Write, Command, Account = '' }: HeldWrite): void {
  if (Write !== 'saveOpeningBalances' || Account.startsWith('fund:bank')) return;
  noteOpening(world, Account, (JSON.parse(Command) as { Amount: number }).Amount);
}

function noteOpening(world: World, account: string, amount: number): void {
  const accounts = told.get(world) ?? new Map<string, number>();
  told.set(world, accounts.set(account, amount));
}

function accountOf(kind: OpeningKind, id: number): string {
  return `${PREFIX[kind]}${kind === 6 ? ':cash' : `/${id}`}`;
}

/** The day the shop was opened, and the one its owner moved that to. */
function firstDays(world: World, shopId: number): string[] {
  return [world.shops.get(shopId)?.CreatedDate.slice(0, 10) ?? '', firstDayOf(world, shopId)];
}

/** Each account opens with what was said last, against opening capital alone, on the shop's first day; no fund opens below zero. */
export function openingsFault(world: World): string | undefined {
  const opened = new Map<string, number>();
  for (const { RefType, EntryID, ShopID, BusinessDate, Lines } of world.books.entries) {
    if (RefType !== 'OpeningBalance' && RefType !== 'PosOpening') continue;
    const capital = Lines.find((line) => line.Account === 'equity/opening')?.Amount ?? 0;
    const party = Lines.find((line) => line.Account !== 'equity/opening');
    if (Lines.length !== 2 || !party || party.Amount !== -capital)
      return `bút toán ${EntryID} không ghi vào vốn đầu kỳ`;
    if (!firstDays(world, ShopID).includes(BusinessDate)) return `số dư đầu ghi ngày ${BusinessDate}`;
    opened.set(party.Account, (opened.get(party.Account) ?? 0) + party.Amount);
  }
  if ((opened.get('fund:cash') ?? 0) < 0) return 'quỹ mở âm';
  for (const [account, amount] of told.get(world) ?? []) {
    if ((opened.get(account) ?? 0) !== amount) return `${account} mở ${opened.get(account) ?? 0} thay vì ${amount} đ`;
  }
  return undefined;
}
