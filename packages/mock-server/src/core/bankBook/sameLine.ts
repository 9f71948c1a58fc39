/** A line is kept once in whatever file it comes: what cannot be told apart counts as one, but no file's lines among themselves. */
import { bankLineKey, type BankLine, type BankRow } from '../records/bankBook.ts';
import { plainCode } from '../records/statement.ts';
import type { World } from '../store/world.ts';
import { fold } from '../values/text.ts';

/** The kept line of each row of a file; undefined for a row that is new. */
export function keptLines(world: World, BankCardID: number, rows: readonly BankRow[]): (BankLine | undefined)[] {
  const taken = new Set<number>();
  const kept: (BankLine | undefined)[] = rows.map(() => undefined);
  for (const wanted of ['same', 'unknown'] as const) {
    rows.forEach((row, place) => {
      if (kept[place]) return;
      const line = world.bankLines
        .by('same', bankLineKey({ ...row, BankCardID }))
        .find((each) => !taken.has(each.LineID) && likenessOf(row, each) === wanted);
      if (!line) return;
      taken.add(line.LineID);
      kept[place] = line;
    });
  }
  return kept;
}

/** Whether two rows of one day and amount are one line, two, or cannot be told apart. */
function likenessOf(one: BankRow, other: BankRow): 'same' | 'other' | 'unknown' {
  if (one.RefNo !== undefined && other.RefNo !== undefined)
    return plainCode(one.RefNo) === plainCode(other.RefNo) ? 'same' : 'other';
  if (one.Balance !== undefined && other.Balance !== undefined) return one.Balance === other.Balance ? 'same' : 'other';
  return plainText(one) === plainText(other) ? 'same' : 'unknown';
}

const plainText = ({ Text }: BankRow) => fold(Text).replaceAll(/[^a-z0-9]/g, '');
