import { RESULT_OK, type OperationId } from '@so-the/api-client';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { operationParts } from './contractParts.ts';
import { dig } from './jsonObject.ts';
import { pointerOf, withoutConditions } from './messages.ts';
import { RememberedTexts } from './rememberedTexts.ts';
import { compileSchema } from './validator.ts';

/** The mock server broke its own contract: a fault of its programmers, never of the caller. */
export class ContractBreach extends Error {
  constructor(id: OperationId, faults: string[]) {
    super(
      `The answer of ${id} breaks the contract: ${faults.join('; ')}. Change the operation or its schema in openapi/.`,
    );
    this.name = 'ContractBreach';
  }
}

interface AnswerValidators {
  success: ValidateFunction;
  refusal: ValidateFunction;
}

const validators = new Map<OperationId, AnswerValidators>();

/**
 * Checks the envelope of a call that came to a rule of business, carried out or refused, against the contract.
 *
 * @throws ContractBreach naming the operation and the JSON pointers at fault
 */
export function checkResponse(id: OperationId, body: unknown): void {
  const faults = responseFaults(id, body, dig(body, 'Result') === RESULT_OK);
  if (faults.length === 0) return;
  const told = faults.map((error) => `${pointerOf(error)} ${error.message ?? error.keyword}`);
  throw new ContractBreach(id, told.slice(0, 5));
}

/** Calls whose answer a text was found to be. */
const found = new RememberedTexts<Set<OperationId>>();

/**
 * The JSON text of an envelope that keeps the contract. A text that was checked for its call is not checked again.
 *
 * @throws ContractBreach as {@link checkResponse} does
 */
export function checkedText(id: OperationId, body: unknown): string {
  const text = JSON.stringify(body);
  const calls = found.of(text, () => new Set());
  if (calls.has(id)) return text;
  checkResponse(id, body);
  calls.add(id);
  return text;
}

/** Every place of an envelope that the contract does not describe, held against that of a call carried out or of one refused. */
export function responseFaults(id: OperationId, body: unknown, isDone: boolean): readonly ErrorObject[] {
  const { success, refusal } = validatorsOf(id);
  const validate = isDone ? success : refusal;
  return validate(body) ? [] : withoutConditions(validate.errors ?? []);
}

/** Compiles the validators of a call's answers before anybody calls it. */
export function prepareResponseCheck(id: OperationId): void {
  validatorsOf(id);
}

function validatorsOf(id: OperationId): AnswerValidators {
  const known = validators.get(id);
  if (known) return known;
  const { success, refusal } = operationParts(id);
  const made = { success: compileSchema(success), refusal: compileSchema(refusal) };
  validators.set(id, made);
  return made;
}
