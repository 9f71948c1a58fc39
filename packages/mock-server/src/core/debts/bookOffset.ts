/** An offset is booked alike, whoever it is with: one posting, one line of history, one document in force (domain §2(d), §2(q)). */
import type { ActionID, MenuID } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import { post } from '../ledger/post.ts';
import type { Approval } from '../records/approval.ts';
import { DEBT_KIND, DEBT_STATUS, type Debt } from '../records/debt.ts';
import type { Line } from '../records/entry.ts';
import { stampNew, type Stamped } from '../records/stamped.ts';
import type { World } from '../store/world.ts';
import { formatDong } from '../values/money.ts';

/** An offset that every rule was asked about. */
export interface CheckedOffset {
  /** The document, but for what booking it adds. */
  document: Omit<Debt, keyof Stamped | keyof Approval | 'DebtID' | 'Kind' | 'Status' | 'EntryID'>;
  lines: Line[];
  /** Begins its words: "Cấn trừ đối tác DT0001". */
  title: string;
  /** Name of the party. */
  name: string;
  /** Menu and right it was made with. */
  by: { MenuID: MenuID; ActionID: ActionID };
}

/** Posts an offset on its day, tells of it and keeps its document. Refuses what the books refuse. */
export function bookOffset(
  world: World,
  { document, lines, title, name, by }: CheckedOffset,
  context: Context,
): Result<Debt> {
  const { BusinessDate, Amount, Reason } = document;
  const why = Reason === undefined ? '' : `: ${Reason}`;
  const DebtID = world.debts.nextId;
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate,
      RefType: 'DebtOffset',
      RefID: DebtID,
      Description: `${title} ${name}${why}`,
      Lines: lines,
    },
    context,
  );
  if (!entry.ok) return entry;
  logAction(world, { ...by, RefID: DebtID, Note: `${title} ${formatDong(Amount)}${why}` }, context);
  const kept = { DebtID, Kind: DEBT_KIND.offset, Status: DEBT_STATUS.inForce, EntryID: entry.value.EntryID };
  return done(world.debts.put({ ...stampNew(context), ...document, ...kept }));
}
