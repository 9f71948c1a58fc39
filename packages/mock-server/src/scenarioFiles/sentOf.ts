import { dig, isJsonObject } from '../contract/jsonObject.ts';
import type { EngineInput } from '../engine.ts';
import { isSecretName, redact } from '../engine/redact.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { writtenText } from './savedNames.ts';

/** Gives the name that stands for a value of a field, if there is one. */
type NameFor = (field: string, value: unknown) => string | undefined;

/** Arguments as a file writes them, without secrets, and the fields that were hidden or replaced. */
export function sentOf(
  { query = {}, body }: EngineInput,
  nameFor: NameFor,
): { args: Record<string, unknown>; hidden: string[] } {
  const writer = new Writer(nameFor, dig(body, 'UserName'));
  const args = Object.entries(query).map(([name, value]) => [name, writer.write(value, name)]);
  const sent = body === undefined ? {} : { body: writer.write(body, 'body') };
  return { args: { ...Object.fromEntries(args), ...sent } as Record<string, unknown>, hidden: [...writer.hidden] };
}

class Writer {
  readonly hidden = new Set<string>();
  readonly #nameFor: NameFor;
  /** Whose account the call is about: a password in it becomes the one of the scenario, so that it opens that account. */
  readonly #userName: unknown;

  constructor(nameFor: NameFor, userName: unknown) {
    this.#nameFor = nameFor;
    this.#userName = userName;
  }

  write(value: unknown, field: string): unknown {
    if (isSecretName(field) && value !== null) return this.#hide(field);
    if (Array.isArray(value)) return value.map((item: unknown) => this.write(item, field));
    if (isJsonObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.write(inner, name)]));
    }
    const name = this.#nameFor(field, value);
    if (name !== undefined) return `$${name}`;
    const shown = redact(value);
    if (shown !== value) this.hidden.add(field);
    return typeof shown === 'string' ? writtenText(shown) : shown;
  }

  #hide(field: string): string {
    this.hidden.add(field);
    const userName = this.#userName;
    return /password$/i.test(field) && typeof userName === 'string' ? scenarioPasswordOf(userName) : '***';
  }
}
