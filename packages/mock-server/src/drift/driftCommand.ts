import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedCall } from '../recording/recordedCall.ts';
import { readRecording } from '../recording/recordingFile.ts';
import { ApiCaller, type Account } from './apiCaller.ts';
import { contractPatch } from './contractPatch.ts';
import { findDrift, type Drift } from './findDrift.ts';
import type { Finding } from './finding.ts';
import { sendTwice } from './oneRecord.ts';
import { driftTable } from './report.ts';
import { walkReads } from './walkReads.ts';

/** A command line that makes no sense, with a sentence that says why. */
export class CommandRefused extends Error {}

/** What a command prints, and the code it ends with: 0 nothing wrong, 1 errors. */
export interface Outcome {
  text: string;
  exitCode: 0 | 1;
}

const USAGE = 'Use: npm run drift -- FILE | FILE.har | --url URL --as user:password [--writes]   [--json | --patch]';

/**
 * `npm run drift`: holds what an API answered against the contract.
 *
 * @param argv arguments after the command
 * @param openapi folder of the contract's YAML, for the patch
 * @throws CommandRefused, RecordingRefused or ApiUnreachable with the reason in a sentence
 */
export async function runDrift(argv: string[], openapi: string): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      as: { type: 'string' },
      writes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      patch: { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (others.length > 0 || (file === undefined) === (values.url === undefined)) throw new CommandRefused(USAGE);
  if (file !== undefined && values.writes) throw new CommandRefused('--writes needs --url: a file is only read.');
  const { drift, hint } =
    file === undefined
      ? await driftOf(addressIn(values.url ?? ''), accountIn(values.as), values.writes)
      : driftIn(path.resolve(process.env['INIT_CWD'] ?? '.', file));
  const exitCode = drift.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  const patch = contractPatch(drift.findings, openapi);
  if (values.json) return { text: JSON.stringify({ ...drift, patch }, undefined, 2), exitCode };
  if (values.patch) return { text: patch.trimEnd(), exitCode };
  const proposal =
    patch === ''
      ? ''
      : `\n\nFor the notes, as a patch (npm run -s drift -- … --patch | git apply):\n\n${patch.trimEnd()}`;
  return { text: `${driftTable(drift)}${hint}${proposal}`, exitCode };
}

function driftIn(file: string): { drift: Drift; hint: string } {
  const { calls, heldSecrets } = readRecording(file);
  const hint = heldSecrets
    ? '\n\nThe file holds tokens, passwords or card numbers: keep it to yourself, or delete it.'
    : '';
  return { drift: findDrift(calls), hint };
}

async function driftOf(url: string, account: Account, writes: boolean): Promise<{ drift: Drift; hint: string }> {
  const caller = new ApiCaller(url);
  const calls = [await caller.logIn(account)];
  for await (const { call } of walkReads(caller.send, () => caller.now)) calls.push(call);
  const twice = writes ? await sendTwice(caller) : { calls: [] as RecordedCall[], faults: [] };
  const drift = findDrift([...calls, ...twice.calls]);
  return { drift: { ...drift, findings: [...twice.faults.map(twiceFault), ...drift.findings] }, hint: '' };
}

function twiceFault(says: string): Finding {
  return {
    severity: 'error',
    kind: 'twice',
    operationId: 'saveCustomer',
    where: 'header Idempotency-Key',
    says,
    times: 1,
    firstCall: 0,
  };
}

/** Reads `user:password`; a password may hold colons. */
export function accountIn(text: string | undefined): Account {
  const at = text?.indexOf(':') ?? -1;
  if (text === undefined || at < 1) throw new CommandRefused('--as must be user:password.');
  return { user: text.slice(0, at), password: text.slice(at + 1) };
}

/** Reads the address of an API, without a slash at its end. */
export function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '')
    throw new CommandRefused('--url must be an address such as https://api.example.vn, without account or query.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
