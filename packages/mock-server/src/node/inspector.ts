import type { RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { CollectionName, World } from '../core/store/world.ts';
import { replyFailed } from '../engine/envelope.ts';
import { sendReply } from './sendReply.ts';
import { narrowTable, type Asked } from './tableQuery.ts';

type TableName = CollectionName | 'entries';

/** Field that numbers the rows of each table; json-server knows it as `id`. */
const ID_FIELDS: Readonly<Record<TableName, string>> = {
  shops: 'ShopID',
  users: 'UserID',
  sessions: 'SessionID',
  loginTries: 'SlotID',
  permissions: 'PermissionID',
  bankCards: 'BankCardID',
  customers: 'CustomerID',
  comments: 'CommentID',
  affs: 'affID',
  partners: 'PartnerID',
  partnerFees: 'ConfigPartnerFeeShopID',
  cards: 'cardDataID',
  cardHolds: 'HoldID',
  calendars: 'CalendarID',
  cardDismissals: 'DismissalID',
  poses: 'posID',
  posPartners: 'posPartnerID',
  posCodes: 'LogID',
  schedules: 'ScheduleID',
  moneyLines: 'PaymentID',
  swipes: 'logWithdrawalId',
  statusLogs: 'LogStatusID',
  percentChanges: 'PercentChangeID',
  termChanges: 'TermChangeID',
  debts: 'DebtID',
  numberLots: 'numberLoID',
  lotPayments: 'payNumberLoID',
  cashBacks: 'CashBackID',
  cashBackPayments: 'paymentID',
  bills: 'BillID',
  statements: 'FileID',
  statementLayouts: 'LayoutID',
  statementLines: 'LineID',
  bankStatements: 'StatementID',
  bankLines: 'LineID',
  files: 'FileID',
  voucherTypes: 'ConfigID',
  vouchers: 'paymentID',
  pushes: 'PushID',
  reopenings: 'ReopeningID',
  dayCloses: 'DayCloseID',
  badExpenses: 'id',
  heldWrites: 'HeldWriteID',
  comparisons: 'ComparisonID',
  actions: 'LogID',
  entries: 'EntryID',
};

const TABLES = Object.keys(ID_FIELDS) as TableName[];

/** Fields nobody needs to see, not even a developer. */
const SECRETS: ReadonlySet<string> = new Set(['PasswordHash', 'TokenHash']);

/**
 * `/_db/{table}`: the world's collections and posted entries through json-server's query language, read-only and without
 * secrets. `/_db` lists the tables with their counts.
 *
 * @param worldOf asked at each request, for the world may be exchanged
 */
export function inspector(worldOf: () => World): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendReply(response, replyFailed(405, 'Method', 'Tại đây chỉ xem được dữ liệu, không sửa được'));
      return;
    }
    if (request.path === '/') {
      response.json(tables((name) => rowsOf(worldOf(), name).length));
      return;
    }
    const [, table, id, ...further] = request.path.split('/');
    if (!isTable(table) || further.length > 0) {
      sendReply(response, replyFailed(404, 'NotFound', `Không có bảng này; các bảng: ${TABLES.join(', ')}`));
      return;
    }
    const asked = [...new URLSearchParams(request.url.split(/\?(.*)/s)[1])].filter(([name]) => !isSecret(name));
    const rows = rowsOf(worldOf(), table);
    const found = narrowTable({ rows, idField: ID_FIELDS[table] }, id ? [['id', id]] : asked);
    if (found.page) {
      response.setHeader('X-Total-Count', found.page.total);
      response.links(found.page.links);
    }
    request.query = id ? {} : queryOf(found.asked);
    // json-server answers a millisecond later out of its router's rows: each read has a router of its own.
    jsonServer.router({ [table]: shownRows(table, found.rows) })(request, response, next);
  };
}

function isTable(name: string | undefined): name is TableName {
  return TABLES.some((table) => table === name);
}

/** A secret is neither shown nor found by a filter. */
function isSecret(parameter: string): boolean {
  return SECRETS.has(parameter.replace(/_(like|ne|gte|lte)$/, ''));
}

/** A name asked for more than once has a list. */
function queryOf(asked: readonly Asked[]): Record<string, string | string[]> {
  const valuesOf = (name: string) => asked.filter(([other]) => other === name).map(([, value]) => value);
  return Object.fromEntries(asked.map(([name, value]) => [name, valuesOf(name).length > 1 ? valuesOf(name) : value]));
}

function tables<Value>(valueOf: (name: TableName) => Value): Record<string, Value> {
  return Object.fromEntries(TABLES.map((name) => [name, valueOf(name)]));
}

function rowsOf(world: World, name: TableName): readonly object[] {
  return name === 'entries' ? world.books.entries : world[name].rows;
}

/** Rows as they are shown: numbered as json-server expects it, without secrets. It copies what it answers itself. */
function shownRows(name: TableName, rows: readonly object[]): object[] {
  const field = ID_FIELDS[name];
  return rows.map((row) => {
    const shown: Record<string, unknown> = Object.fromEntries(Object.entries(row).filter(([key]) => !SECRETS.has(key)));
    return { id: shown[field], ...shown };
  });
}
