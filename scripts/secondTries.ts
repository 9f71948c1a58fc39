import fs from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Leaves the names of the tests that passed on a second try only, where the environment's `SECOND_TRIES` says. */
// Vitest takes a reporter as a default export only.
// oxlint-disable-next-line import/no-default-export
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.SECOND_TRIES;
    if (file === undefined) return;
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${test.project.name}: ${test.module.relativeModuleId} > ${test.fullName}`),
    );
    fs.writeFileSync(file, JSON.stringify(names));
  }
}
