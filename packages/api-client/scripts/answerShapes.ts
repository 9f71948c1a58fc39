import { isJsonObject, type ContractDocument, type JsonObject } from './contractDocument.ts';
import { operationsOf } from './operationTable.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Edit the contract, not this file.\n\n';

/**
 * Source text of `shapes.gen.ts`: what the answer of each call promises, as far as a screen would break without it. A shape
 * is the names of its required texts, then what stands inside it: `r` a required record, `l` a required list, `o` and `p` the
 * same where it may be absent, each with the number of its shape; `l-` is a list of plain values.
 */
export function answerShapes(document: ContractDocument): string {
  const shapes = new Shapes(document);
  const answers = operationsOf(document).flatMap(({ operation }) => {
    const { oneOf } = operation.responses['200']?.content?.['application/json']?.schema ?? {};
    const [success] = Array.isArray(oneOf) ? (oneOf as unknown[]) : [];
    const number = shapes.numberOf(success);
    return number === undefined ? [] : [`  ${operation.operationId}: ${number},`];
  });
  const list = shapes.texts.map((text) => `  '${text}',`).join('\n');
  return `${HEADER}export const shapes: readonly string[] = [\n${list}\n];\n\nexport const answers: Readonly<Record<string, number>> = {\n${answers.join('\n')}\n};\n`;
}

/** Shapes of the contract's schemas, each of its kind once. */
class Shapes {
  readonly texts: string[] = [];
  readonly #document: ContractDocument;
  /** Numbers of schemas that were met; a record that holds itself finds its own. */
  readonly #numbers = new Map<unknown, number | undefined>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /** Number of a record's shape; undefined where nothing of it could be missed. */
  numberOf(schema: unknown): number | undefined {
    const origin = this.#follow(schema);
    if (this.#numbers.has(origin)) return this.#numbers.get(origin);
    const number = this.texts.push('') - 1;
    this.#numbers.set(origin, number);
    const { properties, required } = this.#parts(origin);
    const fields = Object.entries(properties).map(([name, field]) => [name, field, required.has(name)] as const);
    const plain = fields.filter(([, field, isRequired]) => isRequired && this.#typeOf(field) === 'string');
    const inner = fields.flatMap(([name, field, isRequired]) => this.#inside(name, field, isRequired));
    this.texts[number] = `${plain.map(([name]) => name).join(' ')}|${inner.join(' ')}`;
    const twin = this.texts.indexOf(this.texts[number]);
    if (twin !== number && number === this.texts.length - 1) this.texts.pop();
    const own = twin === number ? number : twin;
    this.#numbers.set(origin, this.texts[own] === '|' ? undefined : own);
    return this.#numbers.get(origin);
  }

  #inside(name: string, field: unknown, isRequired: boolean): string[] {
    const type = this.#typeOf(field);
    if (type === 'array') {
      const { items } = this.#follow(field) ?? {};
      const number = this.#typeOf(items) === 'object' ? this.numberOf(items) : undefined;
      if (!isRequired && number === undefined) return [];
      return [`${name}:${isRequired ? 'l' : 'p'}${number ?? '-'}`];
    }
    if (type !== 'object') return [];
    const number = this.numberOf(field);
    if (number === undefined) return isRequired ? [`${name}:r-`] : [];
    return [`${name}:${isRequired ? 'r' : 'o'}${number}`];
  }

  #typeOf(field: unknown): string | undefined {
    const origin = this.#follow(field);
    if (!origin) return undefined;
    if (typeof origin['type'] === 'string') return origin['type'];
    return Object.keys(this.#parts(origin).properties).length > 0 ? 'object' : undefined;
  }

  /** Fields of a record and of what it is made of. */
  #parts(origin: JsonObject | undefined): { properties: JsonObject; required: Set<unknown> } {
    const own = isJsonObject(origin?.['properties']) ? origin['properties'] : {};
    const required = new Set<unknown>(Array.isArray(origin?.['required']) ? (origin['required'] as unknown[]) : []);
    const parts = Array.isArray(origin?.['allOf']) ? (origin['allOf'] as unknown[]) : [];
    return parts
      .map((part) => this.#parts(this.#follow(part)))
      .reduce(
        (all, part) => ({
          properties: { ...part.properties, ...all.properties },
          required: new Set([...all.required, ...part.required]),
        }),
        { properties: own, required },
      );
  }

  #follow(schema: unknown): JsonObject | undefined {
    if (!isJsonObject(schema)) return undefined;
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    return this.#document.components?.schemas?.[reference.slice(reference.lastIndexOf('/') + 1)];
  }
}
