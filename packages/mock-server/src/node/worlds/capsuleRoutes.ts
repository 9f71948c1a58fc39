import express, { Router, type Request, type Response } from 'express';
import {
  CAPSULE_BYTES,
  CAPSULE_CALLS,
  CapsuleRefused,
  type Capsule,
  type CapsuleScreen,
  type OpenedCapsule,
} from '../../capsule/capsule.ts';
import { openCapsule } from '../../capsule/openCapsule.ts';
import { packCapsule } from '../../capsule/packCapsule.ts';
import { worldPrint } from '../../capsule/travelling.ts';
import { contractVersion } from '../../contract/contractDigest.ts';
import { instantAt } from '../../core/values/dates.ts';
import { replyFailed } from '../../engine/envelope.ts';
import { STORAGE_REFUSED, StorageRefused } from '../../journal/storageRefused.ts';
import { buildIn } from '../health.ts';
import { recordFault } from '../recordFault.ts';
import { sendFault, sendReply } from '../sendReply.ts';
import type { MockWorld } from './mockWorld.ts';

/** Type of a capsule's file: no form of a page can send one, so no page of another site can either. */
const CAPSULE_TYPE = 'application/gzip';

/**
 * `/_mock/capsule`: the world that asks as one file, and one opened in its place.
 *
 * @param app folder of the app that is served
 */
export function capsuleRoutes(worldOf: (request: Request) => MockWorld, app: string): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/', (request, response) => void send(worldOf(request), app, request, response));
  router.get('/opened', (request, response) => {
    response.json({ print: worldPrint(worldOf(request).host.world), opened: worldOf(request).opened ?? null });
  });
  router.post('/', express.raw({ type: CAPSULE_TYPE, limit: CAPSULE_BYTES }), (request, response) => {
    void receive(worldOf(request), request, response);
  });
  return router;
}

async function send({ host }: MockWorld, app: string, request: Request, response: Response): Promise<void> {
  try {
    const bytes = await packCapsule(host.world, {
      build: buildName(app),
      origin: host.origin,
      clock: { now: instantAt(host.clock.now()), runs: true },
      faults: host.faults.remaining,
      calls: host.log.latest().slice(0, CAPSULE_CALLS),
      note: textOf(request.query['note']).slice(0, NOTE_LENGTH),
      ...screenOf(request),
    });
    response.setHeader('Content-Type', CAPSULE_TYPE);
    response.setHeader('Content-Disposition', 'attachment; filename="trang-thai.so-the"');
    response.end(bytes);
  } catch (error) {
    refuseWith(response, error);
  }
}

async function receive(world: MockWorld, request: Request, response: Response): Promise<void> {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) {
    return sendReply(response, replyFailed(415, 'ContentType', `Nội dung gửi lên phải là ${CAPSULE_TYPE}`));
  }
  try {
    open(world, await openCapsule(Uint8Array.from(bytes), recordFault));
    response.json(world.opened satisfies OpenedCapsule | undefined);
  } catch (error) {
    refuseWith(response, error);
  }
}

/** Goes on with a capsule's world, at its moment and with its faults. */
export function open(world: MockWorld, { head, world: records }: Capsule): void {
  const { host } = world;
  host.restore(records, head.origin);
  host.clock.set(Date.parse(head.clock.now));
  host.faults.replace(head.faults);
  host.log.clear();
  world.opened = { note: head.note, screen: head.screen, print: worldPrint(records) };
}

/** The version of the contract names the build, with the commit of the app where it is known. */
function buildName(app: string): string {
  const { commit, date } = buildIn(app);
  return `so-the ${contractVersion()} ${commit} ${date}`.trim();
}

const NOTE_LENGTH = 2000;

function screenOf({ query }: Request): { screen?: CapsuleScreen } {
  const userName = textOf(query['user']);
  if (userName === '') return {};
  const [address, theme] = [textOf(query['address']), textOf(query['theme'])];
  const [shopId, width] = [Number(query['shop']), Number(query['width'])];
  const build = textOf(query['build']);
  return { screen: { userName, shopId, address, theme, width, ...(build !== '' && { build }) } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function refuseWith(response: Response, error: unknown): void {
  if (error instanceof StorageRefused) sendReply(response, STORAGE_REFUSED);
  else if (error instanceof CapsuleRefused) sendReply(response, replyFailed(400, 'Contract', error.message));
  else sendFault(response, error);
}
