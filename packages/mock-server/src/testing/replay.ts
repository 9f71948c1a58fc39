/** The script of calls played over the engine in the page, and what it leaves behind: the same wherever it is played. */
import axios from 'axios';
import { createBrowserEngine, createMockAdapter, type Engine } from '../browser.ts';
import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
import { saveWorld, type World } from '../core/store/world.ts';
import { callScript, type ScriptedCall } from './callScript.ts';
import { ACCOUNTS, sessionOf } from './loggedIn.ts';

/** Where the clock stands while the script is played. */
export const REPLAY_NOW = '2026-11-20T09:00:00+07:00';

/** Sends one call and answers with the text of its reply. */
export type Send = (call: Omit<ScriptedCall, 'id'>) => Promise<string>;

/** What a replay left. */
export interface Replay {
  /** Answers given, logins among them. */
  calls: number;
  /** How many of them were carried out. */
  done: number;
  /** SHA-256 of all answers. */
  answersHash: string;
  /** SHA-256 of the world. */
  worldHash: string;
}

/** Plays the script over a new engine in this page or process. */
export async function replay(): Promise<Replay> {
  const engine = createBrowserEngine({ now: REPLAY_NOW });
  const answers = await play(sendTo(engine));
  return {
    calls: answers.length,
    done: answers.filter((text) => text.startsWith('{"Result":1,')).length,
    answersHash: hashOf(answers.join('\n')),
    worldHash: worldHash(engine.world),
  };
}

/** Hash of everything a world holds. */
function worldHash(world: World): string {
  return hashOf(JSON.stringify(saveWorld(world)));
}

/** Logs everybody in, then plays the script: the text of each answer. */
export async function play(send: Send): Promise<string[]> {
  const headers = { 'Content-Type': 'application/json' };
  const sessions = [];
  const texts: string[] = [];
  for (const account of [ACCOUNTS.owner, ACCOUNTS.cashier, ACCOUNTS.company]) {
    const text = await send({ method: 'POST', address: '/User/Login', headers, body: JSON.stringify(account) });
    texts.push(text);
    sessions.push(sessionOf(JSON.parse(text)));
  }
  for (const call of callScript(sessions)) texts.push(await send(call));
  return texts;
}

/** Sends calls to an engine through the axios adapter, as stories do. */
export function sendTo(engine: Engine): Send {
  const adapter = createMockAdapter(engine);
  return async ({ method, address, headers, body }) => {
    const [url = '', query = ''] = address.split('?');
    const response = await axios.request<string>({
      adapter,
      url,
      method,
      headers,
      params: new URLSearchParams(query),
      data: body,
      validateStatus: () => true,
      transformRequest: (sent: unknown) => sent,
      transformResponse: (text: string) => text,
    });
    return response.data;
  };
}

const hashOf = (text: string) => toHex(sha256(utf8(text)));
