/** What people taught of a bank's statements counts for that bank in their shop, before what is known of banks in general. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { bankOf } from '../values/banks.ts';
import { logAction } from '../history/actionLog.ts';
import { maskCardNumbers } from '../values/cardNumbers.ts';
import type { Context } from '../command/context.ts';
import type { UploadedFile } from '../files/uploadedFile.ts';
import { wireOf } from '../listing/wire.ts';
import type { StatementLayout, TaughtColumn } from '../records/statement.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { parseRows, type StatementFacts } from './parseRows.ts';
import { plainTitle, type StatementField, type TaughtTitles } from './read/statementFields.ts';
import { tableOf } from './read/statementTable.ts';

/** A statement to look at, and what it is of. */
export interface ReadStatementCommand {
  file: UploadedFile;
  posid: number;
  bankID?: number;
}

/** What is known of a statement of this terminal and bank; of the terminal's bank when none is named. */
export function statementFacts(
  world: World,
  { posid, bankID }: Pick<ReadStatementCommand, 'posid' | 'bankID'>,
  { shopId, businessDate }: Context,
): StatementFacts & { bankId?: number } {
  const pos = world.poses.get(posid);
  const bankId = bankID ?? pos?.BankID;
  const layout = world.statementLayouts.by('bank', `${shopId}|${bankId}`).at(-1);
  return { bankId, taught: taughtBy(layout?.Columns ?? []), terminal: pos?.TID, today: businessDate };
}

function taughtBy(columns: readonly TaughtColumn[]): TaughtTitles {
  return Object.fromEntries(columns.map(({ Title, Field }) => [titleKey(Title), Field]));
}

/** A title as it is looked up; `#3` names the third column of a table without titles. */
function titleKey(title: string): string {
  return plainTitle(title);
}

/** How a statement would be read: its columns with their first cells, and its lines to look at. Nothing is kept. */
export function readStatement(
  world: World,
  command: ReadStatementCommand,
  context: Context,
): Result<Schemas['StatementReading']> {
  const { file, posid, bankID } = command;
  if (!ownRow(world.poses.get(posid), context)) return notFound('máy POS');
  if (bankID !== undefined && !bankOf(bankID)) return notFound('ngân hàng');
  const { pdf } = file;
  if (!pdf?.ok) return refuse('Invalid', pdf?.message ?? 'Không đọc được tệp sao kê', 'file');
  const facts = { ...pdf, ...statementFacts(world, command, context) };
  const table = tableOf(pdf.lines, facts, true);
  if (!table) return refuse('Invalid', NO_SALE_AT_ALL, 'file');
  const parsed = parseRows(pdf.lines, facts);
  return done({
    BankID: facts.bankId,
    Columns: table.columns.map(({ title, field }, place) => ({
      Title: kept(title),
      Field: field,
      Samples: [...new Set(table.samples.map((cells) => kept(cells[place] ?? '')))].filter(Boolean).slice(0, SAMPLES),
    })),
    Rows: parsed?.rows.length ?? 0,
    UnreadLines: parsed?.unread ?? [],
  });
}

const NO_SALE_AT_ALL = 'Tệp không có dòng nào giống giao dịch (có ngày và số tiền). Vui lòng chọn đúng tệp sao kê';
const SAMPLES = 3;
const TITLE_LIMIT = 100;
const kept = (text: string) => maskCardNumbers(text).slice(0, TITLE_LIMIT);

/** What a bank's columns say, as somebody taught it. */
export interface SaveLayoutCommand {
  BankID: number;
  Columns: readonly TaughtColumn[];
}

/** Keeps what was taught; titles of the same bank that were taught before and are not named now stay. */
export function saveLayout(world: World, command: SaveLayoutCommand, context: Context): Result<StatementLayout> {
  const bank = bankOf(command.BankID);
  if (!bank) return notFound('ngân hàng');
  const wrong = refuseColumns(command.Columns);
  if (wrong) return wrong;
  const known = world.statementLayouts.by('bank', `${context.shopId}|${command.BankID}`).at(-1);
  const now = command.Columns.map(({ Title, Field }) => ({ Title: Title.trim(), Field }));
  const named = new Set(now.map(({ Title }) => titleKey(Title)));
  const before = (known?.Columns ?? []).filter(({ Title }) => !named.has(titleKey(Title)));
  const stamp = known ? { ...known, ...stampChange(known, context) } : stampNew(context);
  const layout = world.statementLayouts.put({
    ...stamp,
    LayoutID: known?.LayoutID ?? world.statementLayouts.nextId,
    BankID: command.BankID,
    Columns: [...now, ...before].slice(0, TITLES),
  });
  const note = `Chỉ cột sao kê ${bank.BankName}: ${now.length} cột`;
  logAction(world, { MenuID: MENU.posDebts, ActionID: ACTION.edit, RefID: layout.LayoutID, Note: note }, context);
  return done(layout);
}

/** Most titles kept of a bank. */
const TITLES = 300;

/** A layout as the contract has it. */
export function layoutView(world: World, layout: StatementLayout): Schemas['StatementLayout'] {
  return { ...wireOf(world, layout), Columns: [...layout.Columns] };
}

/** Fields that several columns may have. */
const REPEATABLE: ReadonlySet<StatementField> = new Set(['Other', 'Kind']);

const refused = (message: string) => refuse('Invalid', message, 'Columns');

function refuseColumns(columns: readonly TaughtColumn[]): Refusal | undefined {
  const fields = columns.map(({ Field }) => Field);
  if (!fields.includes('Date')) return refused('Vui lòng chỉ cột Ngày giao dịch');
  if (!fields.includes('Amount')) return refused('Vui lòng chỉ cột Số tiền');
  if (!fields.includes('Fee') && !fields.includes('Net')) return refused('Vui lòng chỉ cột Phí hoặc Thực nhận');
  const twice = fields.find((field, place) => !REPEATABLE.has(field) && fields.indexOf(field) < place);
  if (twice) return refused('Hai cột không thể cùng là một thứ');
  const titles = columns.map(({ Title }) => titleKey(Title));
  return titles.includes('') ? refused('Tên cột không hợp lệ') : undefined;
}
