import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { enumLabels } from '../scripts/enumLabels.ts';
import { inputFields } from '../scripts/inputFields.ts';
import { loadContract } from '../scripts/loadContract.ts';
import { operationTable } from '../scripts/operationTable.ts';
import { schemaTypes } from '../scripts/schemaTypes.ts';

const folders: string[] = [];

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

test('a sound contract has no findings and always gives the same files', async () => {
  const { document, findings } = await loadContract(contractWith());
  expect(findings).toEqual([]);
  expect(operationTable(document)).toContain(
    "deleteCard: { method: 'GET', path: '/api/CardData/DeleteCard', tag: 'CardData', query: ['cardDataID'], " +
      'hasBody: false, multipart: false, mutates: true, lists: false }',
  );
  expect(enumLabels(document)).toContain(
    "export const cardStatusOptions = [\n  { value: 1, label: 'Đang hoạt động' },\n  { value: 0, label: 'Ngừng' },\n] as const;",
  );
  const again = await loadContract(contractWith());
  expect(JSON.stringify(again.document)).toBe(JSON.stringify(document));
  expect(await schemaTypes(again.document)).toBe(await schemaTypes(document));
});

test('a status says in the contract what its colour means, of every value and in known words', () => {
  expect(labelsWith({ 0: 'warning', 1: 'success' })).toContain("  { value: 0, label: 'Chờ', tone: 'warning' },");
  expect(() => labelsWith({ 0: 'warning' })).toThrow(
    'x-enum-tones of Status must name exactly the values of its enum (1).',
  );
  expect(() => labelsWith({ 0: 'warning', 1: 'green' })).toThrow('x-enum-tones of Status knows no green');
});

test('a binary field becomes a Blob', async () => {
  const { document } = await loadContract(contractWith(['type: integer', 'type: string, format: binary']));
  expect(await schemaTypes(document)).toMatch(/cardDataID: Blob;/);
});

test('an input says what a form can check: what is required, how long a text is, its digits and limits', () => {
  const base = { properties: { Day: { $ref: '#/components/schemas/Day' } } };
  const CardInput = {
    allOf: [{ $ref: '#/components/schemas/CardBase' }],
    required: ['Last4'],
    properties: {
      Last4: { type: 'string', maxLength: 4, pattern: '^\\d{4}$' },
      AccountNo: { type: 'string', maxLength: 19, pattern: '^\\d{6,19}$' },
      Loose: { type: 'string', maxLength: 19, pattern: '^\\d{0,19}$' },
      From: { type: 'string', maxLength: 10, format: 'date' },
    },
  };
  const Day = { type: 'integer', minimum: 1, maximum: 31 };
  const text = inputFields({ paths: {}, components: { schemas: { CardBase: base, CardInput, Day, Answer: {} } } });
  expect(text).toContain(`export const cardInputFields: InputFields<Schemas['CardInput']> = {
  Last4: { required: true, maxLength: 4, digits: [4, 4] },
  AccountNo: { maxLength: 19, digits: [6, 19] },
  Loose: { maxLength: 19 },
  From: {},
  Day: { range: [1, 31] },
};`);
  expect(text).not.toContain('answer');
});

test.each<[string, string, string, RegExp]>([
  ['an operation without id', 'operationId: deleteCard', '', /operation-operationId/],
  ['an operation without description', 'description: Only while nobody uses it.', '', /deleteCard needs a description/],
  [
    'a body without its refusals',
    'parameters:',
    'requestBody: { content: { application/json: { schema: { type: object } } } }\n      parameters:',
    /deleteCard takes a body; it lacks the answers 413, 415/,
  ],
  ['two tags', 'tags: [CardData]', 'tags: [CardData, Card]', /singular-tag/],
  ['no origin', 'x-source: specification §7', '', /so-the\/provenance/],
  ['a writing GET without its mark', 'x-mutates: true', '', /needs x-mutates: true.*so-the\/read-or-write/],
  ['a parameter without description', 'description: Số nội bộ của thẻ, ', '', /cardDataID needs description/],
  ['a parameter without example', 'example: 12, schema', 'schema', /cardDataID needs example/],
  ['a field without description', 'description: Trạng thái thẻ', '', /Status needs description/],
  ['a field without example', 'example: 1 #', '#', /Status needs example/],
  ['an answer that is no envelope', 'Message: {', 'Note: {', /lacks Message.*so-the\/envelope/],
  ['a reference into nothing', "/CardStatus' }", "/Missing' }", /no-unresolved-refs/],
  ['an example that is no value', 'example: 1 #', 'example: 7 #', /no-invalid-schema-examples/],
])('%s is found, with file and pointer', async (_name, from, to, finding) => {
  const { findings } = await loadContract(contractWith([from, to]));
  expect(findings.join('\n')).toMatch(finding);
  expect(findings[0]).toMatch(/openapi\.yaml#\//);
});

test('two components whose names differ in case alone are found: generators of other languages would make one of them', async () => {
  const twin = 'CARDSTATUS: { type: integer, example: 1, description: Trạng thái }\n    CardStatus:';
  const { findings } = await loadContract(
    contractWith(
      ['CardStatus:', twin],
      ['Status: { $ref', "Also: { $ref: '#/components/schemas/CARDSTATUS' }\n            Status: { $ref"],
    ),
  );
  expect(findings).toEqual(['components/schemas: CARDSTATUS and CardStatus differ in case alone (so-the/like-names)']);
});

test('a status without Vietnamese words is refused', async () => {
  const { document } = await loadContract(contractWith(['1: Đang hoạt động, ', '']));
  expect(() => enumLabels(document)).toThrow(/CardStatus/);
});

/** A contract of one call in a folder of its own, with some of its text exchanged. */
function contractWith(...exchanges: [from: string, to: string][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  folders.push(folder);
  const file = join(folder, 'openapi.yaml');
  const text = exchanges.reduce((yaml, [from, to]) => {
    if (!yaml.includes(from)) throw new Error(`The sample contract has no "${from}".`);
    return yaml.replace(from, to);
  }, SOUND);
  writeFileSync(file, text);
  return file;
}

const SOUND = `openapi: 3.1.0
info: { title: Sample, version: 0.1.0 }
tags: [{ name: CardData, description: Thẻ }, { name: Card, description: Thẻ }]
paths:
  /api/CardData/DeleteCard:
    get:
      operationId: deleteCard
      tags: [CardData]
      summary: Xóa thẻ
      description: Only while nobody uses it.
      x-source: specification §7
      x-mutates: true
      parameters:
        - { name: cardDataID, in: query, required: true, description: Số nội bộ của thẻ, example: 12, schema: { type: integer } }
      responses:
        '200':
          description: Đã xóa
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Answer' }
components:
  schemas:
    Answer:
      type: object
      required: [Result]
      properties:
        Result: { type: integer, description: Kết quả, example: 1 }
        Message: { type: string, description: Lời nhắn, example: Thành công }
        Data:
          type: object
          description: Thẻ
          properties:
            Status: { $ref: '#/components/schemas/CardStatus' }
    CardStatus:
      type: integer
      enum: [1, 0]
      example: 1 #
      description: Trạng thái thẻ
      x-enum-labels: { 1: Đang hoạt động, 0: Ngừng }
`;

/** What is generated of a status with two values and such tones. */
function labelsWith(tones: Record<string, string>): string {
  const Status = { enum: [0, 1], 'x-enum-labels': { 0: 'Chờ', 1: 'Xong' }, 'x-enum-tones': tones };
  return enumLabels({ paths: {}, components: { schemas: { Status } } });
}
