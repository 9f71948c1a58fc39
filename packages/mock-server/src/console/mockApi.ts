import { RESULT_OK } from '@so-the/api-client';
import type { OpenedCapsule } from '../capsule/capsule.ts';
import type { StepDetails, StepLine } from '../engine/historyView.ts';
import type { Recording } from '../scenarioFiles/recordScenario.ts';
import type { PlayedFile } from '../node/scenarioFileRoutes.ts';
import type { ListedWorlds } from '../node/worlds/worldRoutes.ts';
import type { KeptReport } from '../node/reports/appReport.ts';
import type { FaultRule, ShownFault } from '../faults/faultRule.ts';
import type { LoggedRequest, RequestDetails } from '../node/loggedRequest.ts';
import type { Origin } from '../journal/worldJournal.ts';
import type { Scenario, Size } from '../seed/seedWorld.ts';

/** A scenario as the server lists it. */
export interface ListedScenario {
  name: Scenario;
  title: string;
  about: string;
  size: Size;
}

/** What the server runs now and what it could run. */
export interface Scenarios {
  current: Origin;
  sizes: Size[];
  scenarios: ListedScenario[];
}

/** Which calls the log shows. */
export interface LogQuery {
  search: string;
  status: string;
}

interface LoginAnswer {
  Result: number;
  Message: string;
  Data?: { Token: string };
}

/** The control calls of the server; each rejects with a Vietnamese sentence. */
export const mockApi = {
  scenarios: () => ask<Scenarios>('GET', 'scenarios'),
  reset: (origin: Partial<Origin>) => ask<Origin>('POST', 'reset', origin),
  playedFile: () => ask<{ played: PlayedFile | null }>('GET', 'scenario-file'),
  /** Plays a scenario file in this world. */
  playFile: (file: File) => ask<PlayedFile>('POST', 'scenario-file', file),
  /** What was done in this world, as a scenario file. */
  recording: () => ask<Recording>('GET', 'scenario-file/recording'),
  clock: () => ask<{ now: string }>('GET', 'clock'),
  /** `null` goes back to the real time. */
  setClock: (now: string | null) => ask<{ now: string }>('PUT', 'clock', { now }),
  faults: () => ask<{ rules: ShownFault[] }>('GET', 'faults'),
  /** Puts a rule before all others. */
  addFault: (rule: FaultRule) => ask<ShownFault>('POST', 'faults', rule),
  dropFault: (id: number) => ask<{ rules: ShownFault[] }>('DELETE', `faults/${id}`),
  clearFaults: () => ask<{ rules: ShownFault[] }>('DELETE', 'faults'),
  /** Where the browser downloads the world from; a large one passes by no script. */
  snapshotPlace: '/_mock/snapshot',
  restore: (snapshot: File) => ask<Origin>('POST', 'snapshot', snapshot),
  requests: (query: LogQuery) =>
    ask<LoggedRequest[]>('GET', `requests?${new URLSearchParams({ ...query }).toString()}`),
  request: (id: number) => ask<RequestDetails>('GET', `requests/${id}`),
  replay: (id: number) => ask<RequestDetails>('POST', `requests/${id}/replay`, {}),
  worlds: () => ask<ListedWorlds>('GET', 'worlds'),
  removeWorld: (name: string) => ask<object>('DELETE', `worlds/${name}`),
  /** Where the app is opened in a world; without a name, in the one that all share. */
  worldPlace: (name: string) => (name === '' ? '/_mock/w' : `/_mock/w/${name}`),
  history: () => ask<StepLine[]>('GET', 'history'),
  step: (number: number) => ask<StepDetails>('GET', `history/${number}`),
  branch: (number: number, world: string) => ask<{ world: string }>('POST', `history/${number}/branch`, { world }),
  /** Where the browser downloads the world with all that stands around it. */
  capsulePlace: (note: string) => `/_mock/capsule?${new URLSearchParams({ note }).toString()}`,
  openedCapsule: () => ask<{ print: string; opened: OpenedCapsule | null }>('GET', 'capsule/opened'),
  openCapsule: (capsule: File) => ask<OpenedCapsule>('POST', 'capsule', capsule, 'application/gzip'),
  /** Logs in as the app does. */
  logIn: async (UserName: string, Password: string) => {
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const answer = await fetch('/User/Login', { ...sent, body: JSON.stringify({ UserName, Password }) });
    const { Result, Message, Data } = (await answer.json()) as LoginAnswer;
    if (Result !== RESULT_OK || !Data) throw new Error(Message);
    return Data;
  },
  shop: async (id: number) => (await fetch(`/_db/shops/${id}`)).json() as Promise<{ ShopName?: string }>,
  /** Faults that the app reported, the newest first. */
  reports: () => ask<KeptReport[]>('GET', 'reports'),
  clearReports: () => ask<KeptReport[]>('DELETE', 'reports'),
  clearRequests: () => ask<LoggedRequest[]>('DELETE', 'requests'),
};

async function ask<Answer>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Answer> {
  const content = body instanceof File ? body : JSON.stringify(body);
  const sent = body === undefined ? {} : { headers: { 'Content-Type': type }, body: content };
  const response = await fetch(`/_mock/${path}`, { method, ...sent }).catch(() => {
    throw new Error('Không kết nối được với máy chủ giả lập');
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const message = typeof answer === 'object' && answer !== null && 'Message' in answer ? answer.Message : undefined;
  throw new Error(typeof message === 'string' ? message : `Máy chủ trả lời ${response.status}`);
}

/** What to say of a call that failed. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Có lỗi xảy ra';
}
