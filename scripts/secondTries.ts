import fs from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { secondTriesOf } from './testCounts.ts';

/** Leaves the names of the tests that passed on a second try only, beside the report that the JSON reporter leaves. */
// Vitest takes a reporter as a default export only.
// oxlint-disable-next-line import/no-default-export
export default class SecondTries implements Reporter {
  #report: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.#report = typeof outputFile === 'string' ? outputFile : outputFile?.['json'];
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#report === undefined) return;
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`),
    );
    fs.writeFileSync(secondTriesOf(this.#report), JSON.stringify(names));
  }
}
