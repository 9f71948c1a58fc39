import { parseArgs } from 'node:util';
import type { OperationId } from '@so-the/api-client';
import { ApiCaller } from '../drift/apiCaller.ts';
import { accountIn, addressIn, CommandRefused, type Outcome } from '../drift/driftCommand.ts';
import { table } from '../drift/report.ts';
import { isDone, walkReads } from '../drift/walkReads.ts';
import { CHECKS, checkRead, checkWrites, untried, type Check, type CheckResult } from './checks.ts';

const USAGE = 'Use: npm run conform -- --url URL --as user:password [--writes] [--json]';
/** Most failures shown of one check. */
const SHOWN = 5;

/**
 * `npm run conform`: tries whether a server keeps the contract, by calls that read; with `--writes` a customer is added and
 * deleted as well.
 *
 * @param argv arguments after the command
 * @throws CommandRefused or ApiUnreachable with the reason in a sentence
 */
export async function runConform(argv: string[]): Promise<Outcome> {
  const { values } = parseArgs({
    args: argv,
    options: {
      url: { type: 'string' },
      as: { type: 'string' },
      writes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.url === undefined) throw new CommandRefused(USAGE);
  const caller = new ApiCaller(addressIn(values.url));
  await caller.logIn(accountIn(values.as));
  const results: CheckResult[] = [];
  const refused: OperationId[] = [];
  for await (const read of walkReads(caller.send, () => caller.now)) {
    for await (const result of checkRead(caller, read)) results.push(result);
    if (!isDone(read.call)) refused.push(read.id);
  }
  if (values.writes) for await (const result of checkWrites(caller)) results.push(result);
  const exitCode = results.some(({ fault }) => fault !== '') ? 1 : 0;
  return {
    text: values.json ? JSON.stringify(results, undefined, 2) : reportOf(results, refused, values.writes),
    exitCode,
  };
}

function reportOf(results: readonly CheckResult[], refused: readonly OperationId[], writes: boolean): string {
  const rows = (Object.keys(CHECKS) as Check[]).flatMap((check) => {
    const its = results.filter((result) => result.check === check);
    const failed = its.filter(({ fault }) => fault !== '');
    return its.length === 0
      ? []
      : [{ check, failed, row: [CHECKS[check], String(its.length - failed.length), String(failed.length)] }];
  });
  const failures = rows.flatMap(({ check, failed }) => {
    const lines = failed.slice(0, SHOWN).map(({ operationId, fault }) => `  ${operationId}: ${fault}`);
    const more = failed.length > SHOWN ? [`  … and ${failed.length - SHOWN} more (--json shows all)`] : [];
    return failed.length === 0 ? [] : ['', `It ${CHECKS[check]}: not for`, ...lines, ...more];
  });
  const passed = results.filter(({ fault }) => fault === '').length;
  const left = writes ? '' : ` ${untried()} calls write or take a file and were not made.`;
  const unseen = refused.length === 0 ? '' : ` Answered by a refusal alone: ${refused.join(', ')}.`;
  const summary = `${passed} of ${results.length} checks passed.${left}${unseen}`;
  return [table([['The server …', 'Passed', 'Failed'], ...rows.map(({ row }) => row)]), ...failures, '', summary].join(
    '\n',
  );
}
