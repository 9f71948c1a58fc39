import { expect, test } from 'vitest';
import contract from './contract.gen.json' with { type: 'json' };

test('no literal of the contract is negative: generators of other languages make names of literals', () => {
  expect([...negativesIn(contract, '')]).toEqual([]);
});

test('the contract says who keeps it and under which terms', () => {
  expect(contract.info).toMatchObject({
    contact: { name: 'Maintainers of Sổ Thẻ' },
    license: { name: 'All rights reserved' },
  });
});

/** Places of `const` and `enum` with a number below zero. */
function* negativesIn(node: unknown, place: string): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    const isLiteral = key === 'const' || key === 'enum';
    if (isLiteral && [value].flat().some((each) => typeof each === 'number' && each < 0)) yield `${place}/${key}`;
    yield* negativesIn(value, `${place}/${key}`);
  }
}
