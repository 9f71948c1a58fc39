import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import { expect, test, vi } from 'vitest';
import { contractDocument } from '../contract/contractParts.ts';
import { dig } from '../contract/jsonObject.ts';
import { checkResponse } from '../contract/responseCheck.ts';
import { answerExamples, withExamples } from './answerExamples.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The demo has no line of a statement that could not be read, and no swipe against the rules. */
const EMPTY: readonly OperationId[] = ['listUnreadLines', 'checkSwipeRules'];

test('the example of every call is an answer of the world: carried out, by the contract, with rows to look at', async () => {
  const examples = await answerExamples();
  const ids = Object.keys(operations) as OperationId[];
  expect([...examples.keys()].toSorted()).toEqual(ids.toSorted());
  const empty: OperationId[] = [];
  for (const [id, example] of examples) {
    expect([id, dig(example, 'Result')]).toEqual([id, RESULT_OK]);
    checkResponse(id, example);
    const data = dig(example, 'Data');
    if (Array.isArray(data) && data.length === 0) empty.push(id);
  }
  expect(empty).toEqual(EMPTY);
  const document = withExamples(contractDocument, examples);
  for (const id of ids) {
    const { path, method } = operations[id];
    const media = dig(document, 'paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json');
    expect(dig(media, 'example')).toEqual(examples.get(id));
  }
  expect(JSON.stringify(document).length).toBeLessThan(1_500_000);
});
