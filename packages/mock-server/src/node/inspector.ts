import type { RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { CollectionName, World } from '../core/world.ts';
import { replyFailed } from '../engine/envelope.ts';
import { sendReply } from './sendReply.ts';

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
  debts: 'DebtID',
  numberLots: 'numberLoID',
  lotPayments: 'payNumberLoID',
  cashBacks: 'CashBackID',
  cashBackPayments: 'paymentID',
  bills: 'BillID',
  statements: 'FileID',
  statementLines: 'LineID',
  files: 'FileID',
  voucherTypes: 'ConfigID',
  vouchers: 'paymentID',
  pushes: 'PushID',
  dayCloses: 'DayCloseID',
  badExpenses: 'id',
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
  const router = jsonServer.router<Record<string, object[]>>(tables(() => []));
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
    const named = request.path.split('/');
    if (!TABLES.some((name) => name === named[1])) {
      sendReply(response, replyFailed(404, 'NotFound', `Không có bảng này; các bảng: ${TABLES.join(', ')}`));
      return;
    }
    const broken = brokenPattern(request.url);
    if (broken !== undefined) {
      const errors = [{ path: broken, message: 'Mẫu tìm không hợp lệ' }];
      sendReply(response, replyFailed(400, 'Contract', 'Mẫu tìm không hợp lệ', errors));
      return;
    }
    const world = worldOf();
    router.db.setState(tables((name) => (named.includes(name) ? copiesOf(world, name) : [])));
    router(request, response, next);
  };
}

function tables<Value>(valueOf: (name: TableName) => Value): Record<string, Value> {
  return Object.fromEntries(TABLES.map((name) => [name, valueOf(name)]));
}

function rowsOf(world: World, name: TableName): readonly object[] {
  return name === 'entries' ? world.books.entries : world[name].rows;
}

/** json-server writes into rows it embeds others into, so it never gets the world's own. */
function copiesOf(world: World, name: TableName): object[] {
  const field = ID_FIELDS[name];
  return rowsOf(world, name).map((row) => {
    const shown = Object.entries(row).filter(([key]) => !SECRETS.has(key));
    const id = shown.find(([key]) => key === field);
    return structuredClone(Object.fromEntries([['id', id?.[1]], ...shown]));
  });
}

/** Name of a `_like` filter that is no regular expression. */
function brokenPattern(url: string): string | undefined {
  const start = url.indexOf('?');
  for (const [name, value] of new URLSearchParams(start === -1 ? '' : url.slice(start))) {
    if (name.endsWith('_like') && !isPattern(value)) return name;
  }
  return undefined;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}
