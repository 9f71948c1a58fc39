import type { Args, OperationId, Schemas } from '@so-the/api-client';
import { missingCalls } from '../../../../api/missingCalls.ts';
import { rowsOf, type Look, type Looking, type Trace } from '../look.ts';

/** Kind of what waits: a write that needs two persons. */
const HELD = 7;

/** Which write it is, and the records it changes. */
interface HeldAs<Id extends OperationId> {
  Write: Schemas['HeldWriteKind'];
  refsOf: (sent: Args<Id>) => readonly (number | undefined)[];
}

/** Writes that the server may keep for a second person: then they show nowhere but among the approvals (domain §2(q)). */
const heldAs: { readonly [Id in OperationId]?: HeldAs<Id> } = {
  updateNumberLot: { Write: 2, refsOf: ({ body }) => [body.numberLoID] },
  payCashBack: { Write: 3, refsOf: ({ body }) => [body.PosParentID] },
  saveOpeningBalances: { Write: 4, refsOf: ({ body }) => body.Rows.map(openingRef) },
  correctSchedulePercent: { Write: 5, refsOf: ({ body }) => [body.ScheduleID] },
  cancelVoucher: { Write: 6, refsOf: ({ paymentID }) => [paymentID] },
  cancelPayDebt: { Write: 7, refsOf: ({ DebtID }) => [DebtID] },
  cancelLotPayment: { Write: 8, refsOf: ({ payNumberLoID }) => [payNumberLoID] },
  cancelCashBackPayment: { Write: 9, refsOf: ({ paymentID }) => [paymentID] },
  cancelWithdrawal: { Write: 10, refsOf: ({ LogWithdrawalId }) => [LogWithdrawalId] },
  deleteBadExpense: { Write: 11, refsOf: ({ id }) => [id] },
};

/** An opening balance is named by its party and its kind. */
function openingRef({ PartyID, PartyType }: Readonly<Record<string, unknown>>): number {
  return 10 * Number(PartyID ?? 0) + Number(PartyType);
}

/** The same look, which also finds a write that waits for a second person. */
export function orHeld(id: OperationId, look: Look<OperationId>): Look<OperationId> {
  const held = heldAs[id];
  if (!held) return look;
  return {
    what: look.what,
    find: async (sent, looking) => {
      const done = await look.find(sent, looking);
      return done.length > 0 ? done : waitingOf(held.Write, held.refsOf(sent as never), looking);
    },
  };
}

async function waitingOf(
  write: Schemas['HeldWriteKind'],
  refs: readonly (number | undefined)[],
  { ask }: Looking,
): Promise<Trace[]> {
  if (missingCalls().has('decideHeldWrite')) return [];
  return rowsOf((await ask('listApprovals', {})).Data)
    .filter(({ Kind, Write, WriteRefID }) => Kind === HELD && Write === write && refs.includes(WriteRefID))
    .map(({ Title, ProposedAt, ProposedBy, ProposedByName }) => ({
      done: 'Chờ người thứ hai duyệt',
      what: Title,
      made: { at: ProposedAt, by: ProposedByName, byId: ProposedBy },
      isSettled: true,
    }));
}
