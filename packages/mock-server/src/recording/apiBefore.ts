import type { RequestHandler } from 'express';
import { dig } from '../contract/jsonObject.ts';
import type { MockHost } from '../node/mockHost.ts';
import { proxyTo } from './proxy.ts';
import { RecordingWriter } from './recordingFile.ts';
import { readAnswers, replayFrom } from './replay.ts';

/** What answers calls in place of the engine. */
export interface BeforeOptions {
  /** Address of another API, without a slash at its end. */
  proxy?: string;
  /** New file for the calls that pass. */
  record?: string;
  /** Recording to answer from. */
  replay?: string;
}

/**
 * What answers calls before the engine does; undefined when nothing was asked for.
 *
 * @throws RecordingRefused when a file is not what it should be
 */
export function apiBefore({ proxy, record, replay }: BeforeOptions): ((host: MockHost) => RequestHandler) | undefined {
  if (proxy !== undefined) {
    const writer = record === undefined ? undefined : new RecordingWriter(record, proxy);
    return (host) => proxyTo(proxy, host.clock, (call, token) => writer?.add(call, token));
  }
  if (replay === undefined) return undefined;
  const answers = readAnswers(replay);
  return (host) =>
    replayFrom(answers, async (body) => {
      const token = dig((await host.call('login', { body }, null)).body, 'Data', 'Token');
      return typeof token === 'string' ? token : undefined;
    });
}
