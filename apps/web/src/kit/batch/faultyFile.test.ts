import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { cardImportColumns } from '../../features/cards/cardImport.ts';
import { customerImportColumns } from '../../features/customers/customerImport.ts';
import { partnerImportColumns } from '../../features/partners/partnerImport.ts';
import { posImportColumns } from '../../features/pos/posImport.ts';
import type { DrawnCell } from '../../test/sheets/drawnCells.ts';
import { linesProposed } from '../../test/sheets/importRead.ts';
import { byExcelJs } from '../../test/sheets/writtenSheet.ts';
import { withBanks } from '../../test/withBanks.ts';
import { openingImportColumns } from '../opening/openingColumns.ts';
import { writeXlsx } from '../sheet/xlsxWriter.ts';
import { FAULTS_TITLE } from './reading/faultsTitle.ts';
import type { ImportField } from './reading/importField.ts';
import type { ReadLine } from './reading/readLines.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What stands in a cell of any column: texts, numbers and days in any format, faults of the sheet. */
const cell: fc.Arbitrary<DrawnCell> = fc.oneof(
  fc
    .constantFrom(
      'Hoa',
      '=1+1',
      "'=1+1",
      '0912 345 678',
      '1,8',
      '08/2029',
      '#N/A',
      "'#N/A",
      '5%',
      'T+1',
      'VCB',
      '-5 triệu',
    )
    .map((text) => ({ text })),
  fc.record({
    number: fc.oneof(
      fc.constantFrom(0, 1.8, 0.018, 47_331, 20_000_000, 441_000_765_432),
      fc.integer({ min: -1e9, max: 1e9 }),
    ),
    format: fc.constantFrom(undefined, '#,##0', '0000000000', '0.00', '0.0%', '0.000%', 'dd/mm/yyyy', 'mm/yyyy'),
  }),
  fc.constantFrom('#N/A', '#REF!').map((fault) => ({ fault })),
);

const imports: [name: string, fields: readonly ImportField[]][] = [
  ['customers', withBanks(customerImportColumns)],
  ['partners', withBanks(partnerImportColumns)],
  ['cards', withBanks(cardImportColumns)],
  ['POS', withBanks(posImportColumns)],
  ['opening balances', openingImportColumns],
];

it.each(imports)('lines of %s that go out to be corrected come back as they were', async (_, fields) => {
  const titles = fields.map(({ header }) => header);
  // As a text anything is a code: one that was refused for its kind is taken then.
  const codes = fields.filter(({ kind }) => kind === 'code').map(({ field }) => field);
  const held = fc.option(
    cell.map((drawn) => ({ means: undefined, cell: drawn })),
    { nil: undefined },
  );
  const line = fc.record(Object.fromEntries(titles.map((title) => [title, held])));
  const unchanged = fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (drawn) => {
    const first = await linesProposed(
      await byExcelJs({ heading: [], titles, lines: drawn, gaps: [], hidden: [] }),
      fields,
    );
    const again = await linesProposed(sentBack(titles, first), fields);
    const free = first.map(({ faults }) => new Set(codes.filter((field) => field in faults)));
    const toldOf = (lines: readonly ReadLine[]) => lines.map((one, place) => told(one, free[place]));
    expect(toldOf(again)).toEqual(toldOf(first));
  });
  await fc.assert(unchanged, runs(25));
});

/** The file of the lines that are wrong, as `saveFaulty` writes it. */
function sentBack(titles: readonly string[], lines: readonly ReadLine[]): Uint8Array {
  const writer = writeXlsx([...titles, FAULTS_TITLE].map((title) => ({ title, kind: 'text' })));
  writer.add(lines.map(({ written }) => [...written, 'Sai']));
  return new Uint8Array(writer.finish('Dòng lỗi'));
}

/** What is taken, and which cells cannot be, but for some fields: their complaint may be in other words. */
function told({ cells, faults }: ReadLine, besides: ReadonlySet<string> = new Set()): object {
  const taken = Object.entries(cells).filter(([field]) => !(field in faults) && !besides.has(field));
  const refused = Object.keys(faults).filter((field) => !besides.has(field));
  return { cells: Object.fromEntries(taken), faults: refused.toSorted() };
}
