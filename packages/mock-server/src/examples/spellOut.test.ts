import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { contractDocument } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { spellOut } from './spellOut.ts';

const schemas = Object.entries(dig(contractDocument, 'components', 'schemas') ?? {});
const TOGETHER = schemas.flatMap(([name, schema]) =>
  Object.entries(dig(schema, 'dependentRequired') ?? {}).map(
    ([field, others]) => [name, field, others as string[]] as const,
  ),
);

test.each(TOGETHER)('%s: where %s stands an older validator asks for %j as well', (name, field, others) => {
  const own = dig(contractDocument, 'components', 'schemas', name);
  // Only what the fields demand of each other: the rest of the schema asks for more.
  const { dependentRequired } = isJsonObject(own) ? own : {};
  const ajv = new Ajv({ strict: false, logger: false });
  const validate = ajv.compile(spellOut({ dependentRequired }) as object);
  const whole = Object.fromEntries([field, ...others].map((each) => [each, 1]));
  const asked = others.filter((other) => {
    const { [other]: _left, ...rest } = whole;
    return !validate(rest);
  });
  expect(asked).toEqual(others);
  expect(ajv.compile({ dependentRequired })({ [field]: 1 })).toBe(true);
});

test('what stood in a schema stays, its parts included', () => {
  expect(spellOut({ allOf: [{ $ref: '#/Part' }], dependentRequired: { ID: ['Version'] } })).toEqual({
    allOf: [{ $ref: '#/Part' }, { if: { not: { required: ['ID'] } }, else: { required: ['Version'] } }],
    dependentRequired: { ID: ['Version'] },
  });
  expect(TOGETHER.length).toBeGreaterThan(25);
});
