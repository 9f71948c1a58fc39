/** An import judges each line by the rules of the form and of the lines above it; a preview keeps nothing and says exactly what the import will. */
import type { Schemas } from '@so-the/api-client';
import { invalid, type Refusal, type Result } from '../command/result.ts';

/** The cells of one line by field name. */
export type Cells = Schemas['ImportCells'];

/** What is wrong with a line, cell by cell; the path is a JSON pointer to the cell. */
export type Fault = Schemas['FieldError'];

/** What the cells of a line say, or what is wrong with them. */
export type Reading<Command> = { ok: true; command: Command } | { ok: false; faults: Fault[] };

/** Holds a record against the contract of a form: types, lengths, lists. */
export type FormCheck<Command> = (record: object) => Reading<Command>;

/** How one kind of record is imported. */
export interface ImportPlan<Command, Row, Shown> {
  /** The command a line stands for. */
  read: (cells: Cells) => Reading<Command>;
  /** What no two records of the shop share: a later line with the same key is a duplicate. */
  keyOf: (command: Command) => string;
  /** The record as saving would make it, or why it would be refused; keeps nothing. */
  plan: (command: Command) => Result<Row>;
  /** Keeps a planned record. */
  keep: (row: Row) => void;
  idOf: (row: Row) => number;
  /** The record as the form would show it. */
  shown: (row: Row) => Shown;
  /** Sound cells of the columns that are demanded: they stand in for wrong ones, so that the rest of the line is judged too. */
  standIns?: Cells;
  /** The column that the key is made of: with a stand-in there, no line above is repeated. */
  keyColumn?: string;
}

/** What becomes of one line. */
export type ImportLine<Shown> = Schemas['ImportLine'] & { Record?: Shown };

/** What becomes of an import, line by line. */
export type ImportOutcome<Shown> = Schemas['ImportCounts'] & { Rows: ImportLine<Shown>[] };

/** Judges every line and, unless it is a preview, keeps the good ones. A bad line never stops the others. */
export function importRows<Command, Row, Shown>(
  plan: ImportPlan<Command, Row, Shown>,
  { Rows: lines, Lines = [], Preview = false }: Schemas['ImportInput'],
): ImportOutcome<Shown> {
  const taken = new Map<string, number>();
  const rows = lines.map((cells, place) =>
    judge(plan, cells, place + 1, { taken, Preview, lineOf: (row) => Lines[row - 1] ?? row }),
  );
  const count = (status: ImportLine<Shown>['Status']) => rows.filter((row) => row.Status === status).length;
  return {
    Rows: rows,
    Saved: !Preview,
    OkCount: count('ok'),
    ErrorCount: count('error'),
    DuplicateCount: count('duplicate'),
  };
}

/** `Nhập {n} dòng thành công, {m} dòng lỗi` (domain §1); a preview says what it checked. */
export function importMessage({ Saved, OkCount, ErrorCount, DuplicateCount }: Schemas['ImportCounts']): string {
  const bad = ErrorCount + DuplicateCount;
  return Saved ? `Nhập ${OkCount} dòng thành công, ${bad} dòng lỗi` : `${OkCount} dòng hợp lệ, ${bad} dòng lỗi`;
}

/** What lies above a line: the keys that were taken, each with its place. */
interface Above {
  taken: Map<string, number>;
  Preview: boolean;
  /** The number that the sheet shows beside a line. */
  lineOf: (row: number) => number;
}

function judge<Command, Row, Shown>(
  plan: ImportPlan<Command, Row, Shown>,
  cells: Cells,
  Row: number,
  { taken, Preview, lineOf }: Above,
): ImportLine<Shown> {
  const judged = judgeOnce(plan, cells, taken);
  if (!judged.ok) {
    const Errors = allFaults(plan, cells, judged, taken);
    return { Row, Status: Errors.length === 1 ? judged.status : 'error', Errors };
  }
  taken.set(judged.key, lineOf(Row));
  if (!Preview) plan.keep(judged.row);
  const ID = Preview ? undefined : plan.idOf(judged.row);
  return { Row, Status: 'ok', Errors: [], ID, Key: judged.key, Record: plan.shown(judged.row) };
}

/** The record of a line with its key, or the first of what is wrong: all bad cells, else a line above, else a rule. */
type Judged<Row> =
  | { ok: true; row: Row; key: string }
  | { ok: false; status: 'error' | 'duplicate'; faults: readonly Fault[] };

function judgeOnce<Command, Row, Shown>(
  plan: ImportPlan<Command, Row, Shown>,
  cells: Cells,
  taken: ReadonlyMap<string, number>,
): Judged<Row> {
  const read = plan.read(cells);
  if (!read.ok) return { ok: false, status: 'error', faults: read.faults };
  const key = plan.keyOf(read.command);
  const above = taken.get(key);
  if (above !== undefined) {
    return { ok: false, status: 'duplicate', faults: [{ path: '', message: `Trùng dòng ${above}` }] };
  }
  const planned = plan.plan(read.command);
  if (planned.ok) return { ok: true, row: planned.value, key };
  return { ok: false, status: planned.code === 'Duplicate' ? 'duplicate' : 'error', faults: [faultOf(planned)] };
}

/** Most faults that one line is told of (contract, ImportLine). */
const MOST_FAULTS = 20;

/**
 * All that is wrong with a line: each blamed cell is left out or stood in for, and the rest judged again, until nothing new
 * is found.
 */
function allFaults<Command, Row, Shown>(
  plan: ImportPlan<Command, Row, Shown>,
  cells: Cells,
  first: { faults: readonly Fault[] },
  taken: ReadonlyMap<string, number>,
): Fault[] {
  const faults: Fault[] = [];
  const left = { ...cells };
  let fresh = first.faults;
  while (fresh.length > 0) {
    faults.push(...fresh);
    for (const { path } of fresh) replaceCell(left, path, plan.standIns);
    const isKeyWrong = faults.some(({ path }) => path === `/${plan.keyColumn}`);
    const next = judgeOnce(plan, left, isKeyWrong ? new Map() : taken);
    fresh = next.ok ? [] : next.faults.filter(({ path }) => !faults.some((known) => known.path === path));
  }
  return faults.slice(0, MOST_FAULTS);
}

function replaceCell(cells: Cells, path: string, standIns: Cells = {}): void {
  const column = path.split('/')[1];
  if (!column) return;
  const sound = standIns[column];
  if (sound === undefined) delete cells[column];
  else cells[column] = sound;
}

/** A refusal as a fault of the cell it blames. */
function faultOf({ field, message }: Refusal): Fault {
  return { path: field === undefined ? '' : `/${field}`, message };
}

/** A cell that cannot be what its column is for. */
export function badCell(label: string, column: string): Fault {
  return faultOf(invalid(label, column));
}
