import { operations, type OperationId } from '@so-the/api-client';
import { setImmediate as pause } from 'node:timers/promises';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import type { CallArgs, Send } from '../drift/apiCaller.ts';
import { walkReads } from '../drift/walkReads.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seededRandom } from '../engine/random.ts';
import { slipOfSwipe } from '../samples/fromWorld.ts';
import { slipImage } from '../samples/slipImage.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { EVERY_WRITE } from '../testing/everyWrite.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';
import { openChain } from '../testing/openChain.ts';
import { makeWrite } from '../testing/writers.ts';

/** Most rows of a list that an example shows. */
const ROWS = 2;
/** Most records that are asked until one has something to show. */
const TRIES = 40;
/** Reads of what the demo has none of: statements of its bank accounts. */
const OF_STATEMENTS: ReadonlySet<OperationId> = new Set(['listBankStatements', 'listBankLines', 'listMissingEntries']);
/** Longest text of an example: a picture is cut. */
const LONGEST = 200;

/**
 * For every call an envelope that was really answered: reads by the owner in the demo on a fixed morning, writes by the people of
 * a shop that opens. Lists are cut to their first rows, pictures to their beginning; a token is not shown. It takes a second or
 * two, in small steps that let other calls through.
 */
export async function answerExamples(): Promise<ReadonlyMap<OperationId, unknown>> {
  const examples = new Map<OperationId, unknown>();
  const demo = createEngine({
    world: seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING }),
    clock: standingClock(MORNING),
    random: seededRandom(1),
  });
  const session = loggedIn(demo, 'owner');
  const send = sendingTo(demo, session);
  for await (const { id, args } of walkReads(send, () => MORNING, TRIES)) {
    const { answer } = await send(id, shortened(args));
    examples.set(id, shown(JSON.parse(answer.text ?? 'null')));
  }
  examples.set('readBill', shown(demo.call('readBill', { body: { image: billOf(demo) } }, session).body));
  for await (const [id, body] of answersOfWrites()) {
    if (!examples.has(id) || OF_STATEMENTS.has(id)) examples.set(id, shown(body));
  }
  return examples;
}

/** Reads its statement before it is uploaded, then makes every write. */
async function* answersOfWrites(): AsyncGenerator<[OperationId, unknown]> {
  const chain = openChain();
  const { engine, session } = chain.owner;
  for (const write of EVERY_WRITE) {
    if (write.id === 'uploadStatementPdf') {
      const { body, ...query } = write.args;
      yield ['readStatement', engine.call('readStatement', { query, body }, session).body];
    }
    if (write.id === 'uploadBankStatement') {
      const { body, ...query } = write.args;
      yield ['readBankStatement', engine.call('readBankStatement', { query, body }, session).body];
    }
    yield [write.id, makeWrite(chain, write).body];
    if (write.id === 'uploadBankStatement') {
      const [BankCardID, StatementID] = [write.args['BankCardID'], 1];
      yield ['listBankStatements', engine.call('listBankStatements', { query: { BankCardID } }, session).body];
      yield ['listBankLines', engine.call('listBankLines', { query: { BankCardID } }, session).body];
      yield ['listMissingEntries', engine.call('listMissingEntries', { query: { StatementID } }, session).body];
    }
    await pause();
  }
}

function sendingTo(engine: Engine, session: EngineSession): Send {
  return async (id, { query, body }) => {
    await pause();
    const input: EngineInput = operations[id].hasBody ? { query, body } : { query };
    const reply = engine.call(id, input, session);
    const { method, path } = operations[id];
    const answer = { type: 'application/json', text: JSON.stringify(reply.body) };
    const who = { userId: String(session.userId), shopId: String(session.shopId) };
    return { startedAt: '', ms: 0, method, path, query: [], ...who, status: reply.status, answer };
  };
}

/** The same call for a page of few rows. */
function shortened({ query = {}, body }: CallArgs): CallArgs {
  const pages = Object.entries(query).map(([name, value]) => [name, /^pagesize$/i.test(name) ? ROWS : value]);
  return {
    query: Object.fromEntries(pages) as CallArgs['query'],
    body: isJsonObject(body) ? { ...body, PageSize: ROWS } : body,
  };
}

/** The slip of the latest swipe, as a terminal prints it. */
function billOf({ world }: Engine) {
  const swipe = world.swipes.rows.at(-1);
  if (!swipe) throw new Error('The demo has no swipe.');
  const bytes = slipImage({ ...slipOfSwipe(world, swipe), Kind: 1 });
  return { name: 'bill.png', type: 'image/png', bytes };
}

function shown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map((item: unknown) => shown(item));
  if (typeof value === 'string') return name === 'Token' ? '0'.repeat(value.length) : cut(value);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, shown(part, field)]));
}

function cut(text: string): string {
  return text.length > LONGEST && text.startsWith('data:') ? text.slice(0, text.indexOf(',') + 1) : text;
}

/** The contract with an example in the 200 answer of every call. */
export function withExamples(contract: unknown, examples: ReadonlyMap<OperationId, unknown>): unknown {
  const document = structuredClone(contract);
  for (const [id, value] of examples) {
    const { path, method } = operations[id];
    const media = dig(document, 'paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json');
    if (isJsonObject(media)) Object.assign(media, { example: value });
  }
  return document;
}
