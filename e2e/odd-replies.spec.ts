import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { OperationId } from '../packages/api-client/src/operation.ts';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { operationParts } from '../packages/mock-server/src/contract/contractParts.ts';
import { isJsonObject, type JsonObject } from '../packages/mock-server/src/contract/jsonObject.ts';
import { expect, tell, test } from './test.ts';

type Reply = Record<string, unknown>;

const MESSAGES = [null, 'x'.repeat(10_000), '<img src=x onerror=noteExecution(41)>'];

/** What a server should not send and may, made of a sound reply to a read. */
const ODD: Readonly<Record<string, (sound: Reply, id: OperationId) => Reply>> = {
  'Data is null': (sound) => ({ ...sound, Data: null }),
  'Data is an empty list': (sound) => ({ ...sound, Data: [] }),
  'fields nobody knows': (sound) => ({ ...sound, Data: withSurplus(sound['Data']) }),
  'no optional field': (sound, id) => withoutOptional(operationParts(id).success, sound) as Reply,
  'a refusal with an odd Message': (_sound, id) => ({ Result: 0, Message: MESSAGES[id.length % MESSAGES.length] }),
};

const READS = new Map(
  (Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][])
    .filter(([id, { mutates }]) => !mutates && id !== 'login')
    .map(([id, { method, path: address }]) => [`${method} ${address}`, id]),
);

test('whatever the reads of a screen answer, the screen or its error state stands, and so does the shell', async ({
  page,
  shop,
}) => {
  test.setTimeout(900_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  await shop.reset('demo');
  await shop.logIn();
  const sum = { screens: 0, replies: 0, blank: [] as string[], broken: [] as string[] };
  await shop.enter(page, '/');
  for (const address of screens()) {
    sum.screens += 1;
    for (const [what, odd] of Object.entries(ODD)) {
      sum.replies += await answering(page, odd, async () => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const place = `${address}: ${what}`;
        if (!(await standsIn(page))) sum.blank.push(place);
        if (await page.getByText('Màn hình này gặp lỗi').isVisible()) sum.broken.push(place);
      });
    }
  }
  expect(sum.blank).toEqual([]);
  expect(errors).toEqual([]);
  expect(sum.broken).toEqual([]);
  tell(`Row 41: ${sum.replies} odd replies on ${sum.screens} screens: 0 blank screens, 0 uncaught errors`);
});

/** Paths of the shell without a record in them, as the route table names them. */
function screens(): string[] {
  const table = fs.readFileSync(path.resolve(import.meta.dirname, '../apps/web/src/app/routes.tsx'), 'utf8');
  const [, shell = ''] = table.split('export const shellRoutes');
  return [...shell.matchAll(/path: '(\/[^':]*)'/g)].map(([, found = '']) => found);
}

/** Lets every read be answered oddly while something is done; gives how many were. */
async function answering(page: Page, odd: (typeof ODD)[string], act: () => Promise<void>): Promise<number> {
  let replies = 0;
  const spoil = async (route: Route) => {
    const request = route.request();
    const id = READS.get(`${request.method()} ${new URL(request.url()).pathname}`);
    if (id === undefined) return route.continue();
    const response = await route.fetch();
    replies += 1;
    await route.fulfill({ response, json: odd((await response.json()) as Reply, id) });
  };
  await page.route('**/*', spoil);
  await act();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return replies;
}

/** Whether the shell and something in its screen can be seen. */
async function standsIn(page: Page): Promise<boolean> {
  const main = page.getByRole('main');
  if (!(await main.isVisible()) || !(await page.getByRole('navigation').first().isVisible())) return false;
  return ((await main.textContent()) ?? '').trim() !== '';
}

function withSurplus(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSurplus);
  return isJsonObject(data) ? { ...data, Surplus: { deep: ['<b>thừa</b>'] } } : data;
}

/** A value without the fields its schema does not demand. */
function withoutOptional(schema: unknown, value: unknown): unknown {
  if (!isJsonObject(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => withoutOptional(schema['items'], item));
  if (!isJsonObject(value) || !isJsonObject(schema['properties'])) return value;
  const { properties } = schema as { properties: JsonObject };
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const left = Object.entries(value).filter(([name]) => required.has(name));
  return Object.fromEntries(left.map(([name, inner]) => [name, withoutOptional(properties[name], inner)]));
}
