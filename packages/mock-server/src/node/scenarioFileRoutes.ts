import express, { Router, type ErrorRequestHandler, type Response } from 'express';
import { replyFailed } from '../engine/envelope.ts';
import { Refused } from '../faults/refused.ts';
import { STORAGE_REFUSED, StorageRefused } from '../journal/storageRefused.ts';
import type { Beginning } from '../scenarioFiles/beginning.ts';
import { scenarioTextOf, TOO_LARGE, withScenarioText } from '../scenarioFiles/readScenarioText.ts';
import { SCENARIO_BYTES } from '../scenarioFiles/scenarioFile.ts';
import type { MockHost } from './mockHost.ts';
import { refuse } from './refuse.ts';
import { playInto, recordingOf } from './scenarioFiles.ts';
import { sendFault, sendReply } from './sendReply.ts';

/** What the console tells of the scenario file that a world was played from. */
export interface PlayedFile {
  /** How many calls it makes. */
  calls: number;
  /** Address at which the app is opened. */
  openAt: string;
  /** Who made its last call, and where; absent where nobody made one. */
  last?: { userName: string; shopId: number };
}

/** `/_mock/scenario-file`: a scenario from a file, played in the world that asks, and one written from its calls. */
export function scenarioFileRoutes(host: MockHost): Router {
  const router = Router();
  const bytes = express.raw({ type: 'application/json', limit: SCENARIO_BYTES, inflate: false });
  router.get('/', (_request, response) => {
    response.json({ played: host.beginning?.file ? playedFile(host.beginning) : null });
  });
  router.get('/recording', (_request, response) => orTell(response, () => response.json(recordingOf(host))));
  router.post('/', bytes, (request, response) => {
    orTell(response, () => {
      const body: unknown = request.body;
      const text = scenarioTextOf(body instanceof Uint8Array ? body : new Uint8Array());
      response.json(playedFile(withScenarioText(text, (file) => playInto(host, file))));
    });
  });
  router.use(tooLarge);
  return router;
}

function playedFile({ file, last }: Beginning): PlayedFile {
  return { calls: file?.calls?.length ?? 0, openAt: file?.openAt ?? '/', last };
}

function orTell(response: Response, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) refuse(response, error.path, error.message);
    else if (error instanceof StorageRefused) sendReply(response, STORAGE_REFUSED);
    else sendFault(response, error);
  }
}

const tooLarge: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
  if (isTooLarge) sendReply(response, replyFailed(413, 'Contract', TOO_LARGE));
  else next(error);
};
