import { expect, test as base } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { watch, type Watched } from './watch.ts';

export { expect } from '@playwright/test';

const callOf = new Map(
  Object.entries(operations).map(([id, { method, path: address }]) => [`${method} ${address}`, id]),
);

/** Prints a measured figure among the results. */
export function tell(figure: string): void {
  process.stdout.write(`${figure}\n`);
}

/**
 * Playwright's test, which also notes the calls the application makes (the ledger of calls reads them) and fails on
 * any violation of the Content-Security-Policy, script out of a stored text, or full card number in sight of the browser.
 */
export const test = base.extend<{ watched: Watched; noteCalls: void }>({
  watched: [
    async ({ context }, use, info) => {
      const { watched, finish } = await watch(context);
      await use(watched);
      await finish();
      const { scanned, ...faults } = watched;
      expect(faults).toEqual({ violations: [], cardNumbers: [], executions: [] });
      note('e2e-watch', info.testId, { scanned });
    },
    { auto: true },
  ],
  noteCalls: [
    async ({ context }, use, info) => {
      const calls = new Set<string>();
      context.on('request', (request) => {
        const call = callOf.get(`${request.method()} ${new URL(request.url()).pathname}`);
        if (call !== undefined) calls.add(call);
      });
      await use();
      note('e2e-calls', info.testId, { spec: path.basename(info.file), calls: [...calls].toSorted() });
    },
    { auto: true },
  ],
});

function note(kind: string, testId: string, content: object): void {
  const folder = path.join(import.meta.dirname, '../test-results', kind);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${testId}.json`), JSON.stringify(content));
}
