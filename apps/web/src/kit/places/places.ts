import type { Args, OperationId } from '@so-the/api-client';
import { address } from './address.ts';
import { PATHS } from './paths.ts';

/** Which record a screen has open, and how: in its window (`open`), in its form where that is another (`edit`), on which tab. */
interface Opening {
  open?: number | 'new';
  edit?: number | 'new';
  tab?: string;
}

/** The filters of a list, by the parameters of its call, whether they travel in the query or in the body. */
type Filters<Id extends OperationId> = Partial<Args<Id> extends { body: infer Body } ? Body : Args<Id>>;

/** The cash book: narrowed to a fund, to days, to the entries that a figure of the reports is made of. */
export function entries(filters: Filters<'getCashBook'>): string {
  return address(PATHS.cashBook, filters);
}

/** Appointments; with `open` one of them. */
export function appointments(filters: Filters<'listSchedulesByDate'> & Opening): string {
  return address(PATHS.appointments, filters);
}

/** The appointment an order began as, in its form. */
export function appointment(ScheduleID: number): string {
  return appointments({ open: ScheduleID });
}

/** The counter, which begins with a customer, and with a card of theirs. */
export function newAppointment(who: { customerID: number; cardDataID?: number }): string {
  return address(PATHS.appointments, { open: 'new', ...who });
}

/** Orders. */
export function orders(filters: Filters<'searchSchedules'>): string {
  return address(PATHS.orders, filters);
}

/** One order. */
export function order(ScheduleID: number): string {
  return PATHS.order.replace(':scheduleId', String(ScheduleID));
}

/** Orders in which a partner has a part. */
export function partnerOrders(filters: Filters<'searchSchedules'>): string {
  return address(PATHS.partnerOrders, filters);
}

/** The lines of one kind of an order's money. */
export function orderLines(ScheduleID: number, at: 'payCard' | 'swipe' | 'topUp' | 'sendMoney'): string {
  return `${order(ScheduleID)}?at=${at}`;
}

/** The empty form of a swipe of an order. */
export function newSwipe(ScheduleID: number): string {
  return `${order(ScheduleID)}?swipe=new`;
}

/** Warnings of orders. */
export function warnings(filters: Filters<'listWarningSchedules'>): string {
  return address(PATHS.warnings, filters);
}

/** Swipes without a slip; with `swipe` the pictures of the slip of one of them. */
export function uploadBills(filters: { swipe?: number }): string {
  return address(PATHS.uploadBills, filters);
}

/** Slips; with `open` one of them. */
export function bills(filters: Filters<'listBills'> & Opening): string {
  return address(PATHS.exportBills, filters);
}

/** Customers. */
export function customers(filters: Filters<'listCustomers'> & Opening): string {
  return address(PATHS.customers, filters);
}

/** One customer. */
export function customer(CustomerID: number): string {
  return customers({ open: CustomerID });
}

/** Cards; with `open` one of them, with `edit` its form. */
export function cards(filters: Filters<'listCards'> & Opening): string {
  return address(PATHS.cards, filters);
}

/** One card. */
export function card(cardDataID: number): string {
  return cards({ open: cardDataID });
}

/** Cards to be worked on now; with `open` one of them. */
export function cardsDue(filters: Filters<'listCardNotices'> & Opening): string {
  return address(PATHS.cardsDue, filters);
}

/** Days that cards are worked on, as a calendar: those around a day. */
export function workDays(mode: 'month' | 'week' | 'day', day: string): string {
  return address(PATHS.cardsDue, { tab: 'calendar', mode, day });
}

/** What customers owe. */
export function customerDebts(filters: Filters<'getDetailDebt'>): string {
  return address(PATHS.customerDebts, filters);
}

/** What one customer owes: the figure with all that can be done about it, or the documents behind it. */
export function customerDebt(customerID: number, tab?: 'documents'): string {
  return address(PATHS.customerDebts, { customerID, tab });
}

/** What partners owe and are owed. */
export function partnerDebts(filters: Filters<'getDetailDebt'>): string {
  return address(PATHS.partnerDebts, filters);
}

/** What one partner owes or is owed. */
export function partnerDebt(partnerID: number): string {
  return address(PATHS.partnerDebts, { partnerID });
}

/** What collaborators owe and are owed. */
export function collaboratorDebts(filters: Filters<'getDetailDebt'>): string {
  return address(PATHS.collaboratorDebts, filters);
}

/** What one collaborator owes or is owed. */
export function collaboratorDebt(affID: number): string {
  return address(PATHS.collaboratorDebts, { affID });
}

/** What a party of any kind owes or is owed. */
export function partyDebt(PartyType: 1 | 2 | 3 | 4, PartyID: number): string {
  const ofKind = { 1: customerDebt, 2: partnerDebt, 3: collaboratorDebt, 4: posDebt };
  return ofKind[PartyType](PartyID);
}

/** Money between the company and its shops. */
export function advances(filters: Filters<'listStartMoney'>): string {
  return address(PATHS.advances, filters);
}

/** Counts of funds with book, counted and difference. */
export function fundCounts(filters: Filters<'listStartMoney'>): string {
  return address(PATHS.advances, { ...filters, tab: 'counts' });
}

/** A report over some days; with `tab` one of several behind one path. */
export function reportAt(path: string, { from, to }: { from: string; to: string }, tab?: string): string {
  return address(path, { fromDate: from, toDate: to, tab });
}

/** What each shop of the company brought. */
export function companyRevenue(filters: Filters<'getCompanyReport'>): string {
  return address(PATHS.companyRevenue, filters);
}

/** The page of a day. */
export function dailyReport(filters: Filters<'getDailyReport'>): string {
  return address(PATHS.dailyReport, filters);
}

/** POS terminals; with `open` one of them in its form. */
export function pos(filters: Filters<'listPos'> & Opening): string {
  return address(PATHS.pos, filters);
}

/** What one POS owes: the figure with all that can be done about it. */
export function posDebt(posID: number): string {
  return posDebts({ posID });
}

/** What POS owe; with `posID` one of them in its window. */
export function posDebts(filters: Filters<'listPosDebts'> & { posID?: number }): string {
  return address(PATHS.debts, { tab: 'pos', ...filters });
}

/** Lots of POS; with `open` one of them in its window. */
export function lots(filters: Filters<'listNumberLots'> & Opening): string {
  return address(PATHS.debts, { tab: 'lots', ...filters });
}

/** Money that POS send back; with `open` that of one parent POS in its window. */
export function cashBacks(filters: Opening): string {
  return address(PATHS.debts, { tab: 'cashBack', ...filters });
}

/** Rows of statements of banks; with `FileID` of one. */
export function statementLines(filters: Filters<'listPdfBills'> & Opening): string {
  return address(PATHS.debts, { tab: 'pdf', ...filters });
}

/** Terminals that partners lend. */
export function posPartners(filters: Filters<'listPosPartners'>): string {
  return address(PATHS.posPartners, filters);
}

/** The codes, or the figures up to a day, of one terminal that a partner lends. */
export function posPartner(tab: 'codes' | 'figures', PosPartnerID: number, ForDate?: string): string {
  return address(PATHS.posPartners, { tab, PosPartnerID, ForDate });
}

/** The empty form of a record screen. */
export function newRecord(path: string): string {
  return address(path, { open: 'new' });
}

/** Vouchers; with `open` one of them. */
export function vouchers(filters: Filters<'listVouchers'> & Opening): string {
  return address(PATHS.vouchers, filters);
}

/** Losses; with `open` one of them. */
export function losses(filters: Filters<'listBadExpenses'> & Opening): string {
  return address(PATHS.losses, filters);
}

/** Partners; with `open` one of them in its form. */
export function partners(filters: Filters<'listPartners'> & Opening): string {
  return address(PATHS.partners, filters);
}

/** Bank accounts of the shop; with `open` one of them in its form. */
export function bankAccounts(filters: Filters<'listBankCards'> & Opening): string {
  return address(PATHS.bankAccounts, filters);
}

/** The empty form of a partner. */
export function newPartner(): string {
  return address(PATHS.partners, { open: 'new' });
}

/** The rates of one partner. */
export function partnerFees(PartnerID: number): string {
  return address(PATHS.partnerFees, { PartnerID });
}

/** What one member of staff may do, or what a group gives its people. */
export function permissions(of: { StaffID: number } | { GroupID: number }): string {
  return address(PATHS.permissions, of);
}

/** What one member of staff did. */
export function actionLog(StaffID: number): string {
  return address(PATHS.actionLog, { StaffID });
}
