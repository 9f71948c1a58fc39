import { compileSchema } from '../contract/validator.ts';
import { CAPSULE_CALLS } from './capsule.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const count = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const CALL = closed(
  {
    id: count,
    at: { type: 'string', format: 'date-time' },
    method: text(10),
    path: text(400),
    operationId: text(60),
    unknownNames: { type: 'array', maxItems: 100, items: text(200) },
    userId: { type: 'integer' },
    shopId: { type: 'integer' },
    status: count,
    result: { type: 'integer' },
    code: text(40),
    ms: { type: 'number' },
    fault: text(40),
    replayOf: count,
  },
  ['id', 'at', 'method', 'path', 'operationId', 'userId', 'shopId', 'status', 'result', 'ms'],
);

const HEAD_SCHEMA = closed(
  {
    format: text(40),
    build: text(100),
    contract: { type: 'object', maxProperties: 1000, additionalProperties: text(64) },
    origin: closed({ scenario: text(60), seed: { type: 'integer', minimum: 0 }, size: text(20) }),
    clock: closed({ now: { type: 'string', format: 'date-time' }, runs: { type: 'boolean' } }),
    faults: { type: 'array', maxItems: 50 },
    screen: closed(
      {
        userName: text(60),
        shopId: count,
        address: { ...text(2000), pattern: String.raw`^/(?!/)[^\\\u0000-\u0020]*$` },
        theme: { enum: ['light', 'dark', 'contrast', 'system'] },
        width: count,
        build: text(60),
      },
      ['userName', 'shopId', 'address', 'theme', 'width'],
    ),
    calls: { type: 'array', maxItems: CAPSULE_CALLS, items: CALL },
    note: text(2000),
  },
  ['format', 'build', 'contract', 'origin', 'clock', 'faults', 'calls', 'note'],
);

/** Whether a value has the shape of what stands before the world in a capsule; whatever that does not name is refused. */
export const isHead = compileSchema(HEAD_SCHEMA);
