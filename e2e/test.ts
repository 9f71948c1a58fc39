import { test as base } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { operations } from '../packages/api-client/src/operations.gen.ts';

export { expect } from '@playwright/test';

const callOf = new Map(
  Object.entries(operations).map(([id, { method, path: address }]) => [`${method} ${address}`, id]),
);

/** Playwright's test, which also notes the calls the application makes: the ledger of calls reads them. */
export const test = base.extend<{ noteCalls: void }>({
  noteCalls: [
    async ({ context }, use, info) => {
      const calls = new Set<string>();
      context.on('request', (request) => {
        const call = callOf.get(`${request.method()} ${new URL(request.url()).pathname}`);
        if (call !== undefined) calls.add(call);
      });
      await use();
      const folder = path.join(import.meta.dirname, '../test-results/e2e-calls');
      fs.mkdirSync(folder, { recursive: true });
      const note = { spec: path.basename(info.file), calls: [...calls].toSorted() };
      fs.writeFileSync(path.join(folder, `${info.testId}.json`), JSON.stringify(note));
    },
    { auto: true },
  ],
});
