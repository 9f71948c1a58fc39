/** What the latest calls changed, as a person looks at it: without secrets, field by field. */
import { worldPrint } from '../capsule/travelling.ts';
import type { Touched } from './changes.ts';
import type { Step, WorldHistory } from './history.ts';
import { redact } from './redact.ts';

/** A call that changed the world, as the console lists it. */
export interface StepLine extends Pick<Step, 'number' | 'at' | 'userId' | 'shopId'> {
  operationId: Step['id'];
  /** How many records it wrote. */
  records: number;
  /** How many entries it posted. */
  entries: number;
}

/** One field of a record that a call changed. */
export interface FieldChange {
  field: string;
  /** Absent in a new record. */
  before?: unknown;
  after?: unknown;
}

/** What a call changed, without secrets. */
export interface StepDetails extends StepLine {
  rows: { table: string; id: number; isNew: boolean; changes: FieldChange[] }[];
  posted: object[];
  /** SHA-256 of the world after it, as a capsule has it. */
  hash: string;
}

/** The calls that can be gone back over, newest first. */
export function stepLines(history: WorldHistory): StepLine[] {
  return history.steps.map(lineOf).toReversed();
}

/** What one call changed; undefined when it is unknown or forgotten. */
export function stepDetails(history: WorldHistory, number: number): StepDetails | undefined {
  const step = history.step(number);
  const world = history.worldAfter(number);
  if (!step || !world) return undefined;
  return {
    ...lineOf(step),
    rows: step.rows.map(changesOf),
    posted: step.entries.map(redact) as object[],
    hash: worldPrint(world),
  };
}

function lineOf({ number, at, id, userId, shopId, rows, entries }: Step): StepLine {
  return { number, at, operationId: id, userId, shopId, records: rows.length, entries: entries.length };
}

function changesOf({ name, id, before, after }: Touched): StepDetails['rows'][number] {
  const [old, now] = [shownFields(before ?? {}), shownFields(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = fields.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  return {
    table: name,
    id,
    isNew: before === undefined,
    changes: changed.map((field) => ({ field, before: old[field], after: now[field] })),
  };
}

/** Fields of a record without its secrets and without the bytes of its pictures. */
function shownFields(record: object): Record<string, unknown> {
  const fields = Object.entries(redact(record) as Record<string, unknown>);
  return Object.fromEntries(fields.filter(([field]) => !field.endsWith('Hash') && field !== 'Content'));
}
