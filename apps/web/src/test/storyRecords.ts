import type { Args, Data, OperationId, Schemas } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { askAs } from './askEngine.ts';
import { STORY_NOW } from './storyClock.ts';

/**
 * Asks the world every story starts from, so that a story names its record by what it is ("an order in work") and not by
 * a number that the seed decides.
 *
 * @throws Error when the world refuses
 */
function askStoryWorld<Id extends OperationId>(id: Id, args: Args<Id>): Data<Id> {
  return askAs(createBrowserEngine({ now: STORY_NOW }), 'chushop', id, args);
}

/** The newest order of the story's shop in a status that fits. */
export function storyOrder(
  status: Schemas['ScheduleStatus'],
  fits: (order: Schemas['Schedule']) => boolean = () => true,
): Schemas['Schedule'] {
  const body = { Statuses: [status], PageIndex: 1, PageSize: 500, SortBy: 'AppointmentDate', SortDir: 'desc' } as const;
  const found = askStoryWorld('searchSchedules', { body: { ...body, Statuses: [status] } }).find(fits);
  if (!found) throw new Error(`No order of status ${status} in the story's world fits.`);
  return found;
}

/** The latest order of a customer of the story's shop who had one before, of a withdrawal: it is completed. */
export function storyLatestOrder(): Schemas['Schedule'] {
  const body = {
    PageIndex: 1,
    PageSize: 500,
    SortBy: 'AppointmentDate',
    SortDir: 'desc',
  } as const;
  const seen = new Set<number>();
  const found = askStoryWorld('searchSchedules', { body }).find(({ CustomerID, Status, ServiceType, PartnerMode }) => {
    const isLatest = Status !== 5 && !seen.has(CustomerID);
    if (Status !== 5) seen.add(CustomerID);
    return isLatest && Status === 4 && ServiceType === 2 && PartnerMode === 0;
  });
  if (!found) throw new Error("Nobody's latest order in the story's world is a withdrawal.");
  return found;
}

/** Orders of the story's shop in which a partner has a part, the newest first. */
export function storyPartnerOrders(): Schemas['Schedule'][] {
  return askStoryWorld('searchSchedules', {
    body: { PartnerModes: [1, 2, 3], PageIndex: 1, PageSize: 500, SortBy: 'AppointmentDate', SortDir: 'desc' },
  });
}

/** A customer of the story's shop whose whole debt belongs to one order in work. */
export function storyDebtorInWork(): Schemas['DebtParty'] {
  const { Parties } = askStoryWorld('getDetailDebt', { OnlyDebt: true, PageSize: 500 });
  const found = Parties.find(
    ({ InWork = 0, Collectable, Closing }) => InWork > 0 && InWork === Closing && !Collectable,
  );
  if (!found) throw new Error("Nobody's whole debt is in work in the story's world.");
  return found;
}

/** A customer of the story's shop who owes something and has no order in work. */
export function storyDebtor(): Schemas['DebtParty'] {
  const working = askStoryWorld('searchSchedules', { body: { Statuses: [2], PageIndex: 1, PageSize: 500 } });
  const busy = new Set(working.map(({ CustomerID }) => CustomerID));
  const { Parties } = askStoryWorld('getDetailDebt', { OnlyDebt: true, PageSize: 500 });
  const found = Parties.find(({ Closing, PartyID }) => Closing > 0 && !busy.has(PartyID));
  if (!found) throw new Error("Nobody owes anything in the story's world.");
  return found;
}

/** The difference of a count of cash that waits for a second person. */
export function storyDifference(): Schemas['DayClose'] {
  const { Differences } = askStoryWorld('listStartMoney', {});
  const found = Differences.find(({ DifferenceStatus, Method }) => DifferenceStatus === 0 && Method === 1);
  if (!found) throw new Error("No difference waits in the story's world.");
  return found;
}

/** The referral code of the owner. */
export function storyReferCode(): string {
  const found = askStoryWorld('listStaff', { UserName: 'chushop' }).find(({ IsOwner }) => IsOwner);
  if (!found) throw new Error("The story's world has no owner.");
  return found.ReferCode;
}

/** A party of the story's shop of a kind (2 partner, 3 collaborator, 4 POS) whose debt fits. */
export function storyParty(
  PartyType: Schemas['DebtType'],
  fits: (party: Schemas['DebtParty']) => boolean,
): Schemas['DebtParty'] {
  const { Parties } = askStoryWorld('getDetailDebt', { PartyType, PageSize: 500 });
  const found = Parties.find(fits);
  if (!found) throw new Error(`No party of kind ${PartyType} in the story's world fits.`);
  return found;
}

/** The newest amount, in đồng, that an entry before the story's day made a customer owe. */
export function storyIncrease(customerID: number): number {
  const { Entries } = askStoryWorld('getDetailDebt', { customerID, toDate: '2026-11-19' });
  const found = Entries.findLast(({ Increase, IsCancelled }) => Increase > 0 && !IsCancelled);
  if (!found) throw new Error("Nothing made the customer owe before the story's day.");
  return found.Increase;
}

/** The oldest lot of the story's shop with money to come in a status, or the newest with `desc`. */
export function storyLot(status: Schemas['LotStatus'], SortDir: 'asc' | 'desc' = 'asc'): Schemas['NumberLot'] {
  const open = askStoryWorld('listNumberLots', { IsOpen: true, SortBy: 'BusinessDate', SortDir, PageSize: 500 });
  const found = open.find(({ Status }) => Status === status);
  if (!found) throw new Error(`No open lot of status ${status} in the story's world.`);
  return found;
}

/** A parent POS of the story's shop that owes at least two lots and has paid nothing ahead. */
export function storyParentPos(): Schemas['PosCashBack'] {
  const found = askStoryWorld('listCompanyCashBacks', {}).find(
    ({ LotCount, Surplus }) => LotCount > 1 && Surplus === 0,
  );
  if (!found) throw new Error("No parent POS owes two lots in the story's world.");
  return found;
}

/** A row of a statement of the story's shop in a status. */
export function storyLine(status: Schemas['PdfLineStatus']): Schemas['PdfLine'] {
  const [found] = askStoryWorld('listPdfBills', { Status: status });
  if (!found) throw new Error(`No row of a statement has status ${status} in the story's world.`);
  return found;
}

/** Swipes of the story's shop without a slip whose terminal, lot and invoice are known, the newest first. */
export function storySwipesWithoutBill(): Schemas['LogWithdrawal'][] {
  const found = askStoryWorld('listSwipes', { HasBill: false, PageSize: 500 });
  return found.filter(
    ({ PosID, LotNo, InvoiceNo }) => PosID !== undefined && LotNo !== undefined && InvoiceNo !== undefined,
  );
}

/** The newest completed order that the customer paid money on, and its history. */
export function storyPaidOrder(): { order: Schemas['Schedule']; history: Schemas['ScheduleHistory'] } {
  const order = storyOrder(4, (one) => historyOf(one).TopUps.some(({ Status }) => Status === 1));
  return { order, history: historyOf(order) };
}

function historyOf({ ScheduleID }: Schemas['Schedule']): Schemas['ScheduleHistory'] {
  return askStoryWorld('getScheduleHistory', { ScheduleID });
}
