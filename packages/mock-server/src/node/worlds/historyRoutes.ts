import express, { Router, type Request, type Response } from 'express';
import { dig } from '../../contract/jsonObject.ts';
import { worldPrint } from '../../capsule/travelling.ts';
import { replyFailed } from '../../engine/envelope.ts';
import type { Touched } from '../../engine/changes.ts';
import type { Step } from '../../engine/history.ts';
import { redact } from '../../engine/redact.ts';
import { sendReply } from '../sendReply.ts';
import type { MockWorld } from './mockWorld.ts';
import { WorldRefused, type Worlds } from './worlds.ts';

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

/** `/_mock/history`: the calls that changed a world, what each changed, and a world of its own that goes on from one of them. */
export function historyRoutes(worlds: Worlds, worldOf: (request: Request) => MockWorld): Router {
  const router = Router();
  router.get('/', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(worldOf(request).host.history.steps.map(lineOf).toReversed());
  });
  router.get('/:number', (request, response) => show(worldOf(request), Number(request.params.number), response));
  router.post('/:number/branch', express.json(), (request, response) => {
    branch(worlds, worldOf(request), request, response);
  });
  return router;
}

const FORGOTTEN = replyFailed(404, 'NotFound', 'Không quay lại được thời điểm này');

function show({ host }: MockWorld, number: number, response: Response): void {
  const step = host.history.step(number);
  const world = host.history.worldAfter(number);
  if (!step || !world) return sendReply(response, FORGOTTEN);
  response.setHeader('Cache-Control', 'no-store');
  response.json({
    ...lineOf(step),
    rows: step.rows.map(changesOf),
    posted: step.entries.map(redact) as object[],
    hash: worldPrint(world),
  } satisfies StepDetails);
}

/** The new world has the records of then, its clock shows then, and no fault is on. */
function branch(worlds: Worlds, from: MockWorld, request: Request, response: Response): void {
  const name = dig(request.body, 'world');
  const number = Number(request.params['number']);
  const step = from.host.history.step(number);
  const world = from.host.history.worldAfter(number);
  if (!step || !world) return sendReply(response, FORGOTTEN);
  try {
    if (typeof name !== 'string' || name === '') throw new WorldRefused('Vui lòng đặt tên cho thế giới mới');
    if (worlds.has(name)) throw new WorldRefused('Đã có thế giới tên này');
    const { host } = worlds.open(name, from.host.origin);
    host.restore(world);
    host.clock.set(Date.parse(step.at));
  } catch (error) {
    if (!(error instanceof WorldRefused)) throw error;
    const { message } = error;
    return sendReply(response, replyFailed(400, 'Contract', message, [{ path: 'world', message }]));
  }
  response.json({ world: name });
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
