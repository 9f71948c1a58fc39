/**
 * Writes a folder that nginx serves as it is, or adds a release to it; `--rollback` shows the release before.
 * docs/deploy.md tells the steps of the day.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions, UsageError, USAGE, type DeployOptions } from './deploy/options.ts';
import { writeSite } from './deploy/writeSite.ts';

const app = path.resolve(import.meta.dirname, '../apps/web/dist');

const args = process.argv.slice(2);

try {
  if (args.includes('--help')) console.log(USAGE);
  else run(readOptions(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 1;
}

function run(options: DeployOptions): void {
  if (options.rollback) goBack(options);
  else deploy(options);
}

function deploy(options: DeployOptions): void {
  const { out, root } = options;
  const { release, shown } = writeSite(options, app, new Date());
  console.log(`Release ${release} lies in ${out}.`);
  if (release.endsWith('-changed')) console.log('It was built from files that no commit has.');
  console.log('Look over productName, managementUrl and logos in its config.json.');
  if (shown === release) return;
  if (shown === undefined) console.log(`The first time include ${root}/nginx.conf within http { } of nginx.`);
  else console.log(`People still see ${shown}.`);
  console.log(`Show the new one: sh ${root}/release.sh new`);
}

function goBack({ out }: DeployOptions): void {
  const { status } = spawnSync('sh', [path.join(out, 'release.sh'), 'back'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
