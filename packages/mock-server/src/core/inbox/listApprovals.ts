/** The inbox shows each person what they may decide on and what they proposed themselves, and nobody what another shop proposes. */
import type { Schemas } from '@so-the/api-client';
import { mayDecideAnything } from '../access/twoPersons.ts';
import type { Context } from '../command/context.ts';
import { done, type Result } from '../command/result.ts';
import type { ListPage } from '../listing/listing.ts';
import { booksInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { isSeen, waitingRows } from './approvalRows.ts';

/** Everything that waits and concerns the caller, oldest first within a shop; in the company view that of its shops to read (domain §2(p)). */
export function listApprovals(
  world: World,
  query: { searchShopID?: number },
  context: Context,
): Result<ListPage<Schemas['Approval'], Schemas['ApprovalTotals']>> {
  const rows = booksInView(world, context, query.searchShopID)
    .flatMap((shopId) => waitingRows(world, shopId, context))
    .filter((row) => isSeen(world, row, context))
    .map(({ view }) => view);
  const user = world.users.get(context.userId);
  const totals = {
    ToDecide: rows.filter((row) => row.CanApprove).length,
    MayDecide: user !== undefined && mayDecideAnything(world, user),
  };
  return done({ rows, total: rows.length, totals });
}
