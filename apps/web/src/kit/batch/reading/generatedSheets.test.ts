import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWorkbook } from '@so-the/workbook';
import { runs } from '../../../../../../scripts/random.ts';
import { tellFigure } from '../../../../../../scripts/tellFigure.ts';
import { cardImportColumns } from '../../../features/cards/cardImport.ts';
import { customerImportColumns } from '../../../features/customers/customerImport.ts';
import type { Meant } from '../../../test/sheets/drawnCells.ts';
import { cardLine, customerLine, drawnSheet, type DrawnSheet } from '../../../test/sheets/drawnSheet.ts';
import { byExcelJs, byWriteExcelFile, rowsOf } from '../../../test/sheets/writtenSheet.ts';
import { withBanks } from '../../../test/withBanks.ts';
import { decideSheet } from './decide.ts';
import { readLine, rowsToRead, type ReadLine } from './readLines.ts';
import { surveyBook } from './survey.ts';
import type { ImportField } from './importField.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const customers = withBanks(customerImportColumns);
const cards = withBanks(cardImportColumns);

/** What an import takes of a file, by the numbers of its lines; hidden lines are told of, and not read. */
async function taken(
  bytes: Uint8Array,
  fields: readonly ImportField[],
): Promise<{ lines: Map<number, ReadLine>; hidden: number }> {
  const reading = await readWorkbook(bytes, 'a.xlsx');
  if (!reading.ok) throw new Error(reading.message);
  const decision = decideSheet(surveyBook(fields, reading.workbook), () => undefined, []);
  const [sheet] = reading.workbook.sheets;
  if (decision.do !== 'read' || !sheet) throw new Error(`The import would ${decision.do}.`);
  const plan = { fields, titleLine: decision.sheet.titles.line, columns: decision.columns };
  const lines = rowsToRead(sheet, plan).map((row) => readLine(row, plan));
  return { lines: new Map(lines.map((line) => [line.line, line])), hidden: decision.sheet.hiddenLines };
}

/** Cells that are taken as something else than was meant, without a word. */
function silent(title: string, meant: Meant | undefined, line: ReadLine, fields: readonly ImportField[]): unknown[] {
  const field = fields.find(({ header }) => header === title)?.field ?? '';
  if (field === '' || line.faults[field] !== undefined || line.warnings[field] !== undefined) return [];
  const value = line.cells[field];
  const meaning = typeof meant?.means === 'string' ? meant.means.trim() : meant?.means;
  return value === meaning ? [] : [{ title, meant, value }];
}

async function differences(
  sheet: DrawnSheet,
  write: (sheet: DrawnSheet) => Promise<Uint8Array>,
  fields: readonly ImportField[],
): Promise<unknown[]> {
  const { lines, hidden } = await taken(await write(sheet), fields);
  return rowsOf(sheet).flatMap(({ line: meant, hidden: isHidden = false }, place) => {
    if (!meant) return [];
    const line = lines.get(place + 1);
    if (!line) return isHidden && hidden > 0 ? [] : [{ missing: place + 1 }];
    return Object.entries(meant).flatMap(([title, one]) => silent(title, one, line, fields));
  });
}

it('no cell of a generated sheet is taken as something else than was meant without a word, whoever wrote the file', async () => {
  const sheets = fc.oneof(
    drawnSheet(
      customerLine,
      customers.map(({ header }) => header),
    ).map((sheet) => ({ sheet, fields: customers })),
    drawnSheet(
      cardLine,
      cards.map(({ header }) => header),
    ).map((sheet) => ({ sheet, fields: cards })),
  );
  let tried = 0;
  const nothingSilent = fc.asyncProperty(sheets, async ({ sheet, fields }) => {
    const [first, second] = [
      await differences(sheet, byExcelJs, fields),
      await differences(sheet, byWriteExcelFile, fields),
    ];
    tried += 2;
    expect([first, second]).toEqual([[], []]);
  });
  await fc.assert(nothingSilent, runs(60));
  tellFigure(28, `${tried} generated sheets by two writers → 0 silent differences`);
}, 400_000);
