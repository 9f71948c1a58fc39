import fs from 'node:fs';
import path from 'node:path';
import type { DeployOptions } from './options.ts';

/**
 * `config.json` of the site: what stands there already, or the template of the build, with what this command says. Names
 * and logos that somebody wrote into it stay.
 *
 * @param app the build
 * @throws for a file that cannot be read: nothing is guessed in place of what somebody wrote
 */
export function siteConfig({ out, api, idempotency, reports }: DeployOptions, app: string): string {
  const own = path.join(out, 'config.json');
  const file = fs.existsSync(own) ? own : path.join(app, 'config.json');
  const former = parsed(file);
  const said = {
    apiBaseUrl: api,
    idempotency: idempotency ?? former['idempotency'] ?? 'auto',
    errorReports: reports ?? former['errorReports'] ?? '',
  };
  return `${JSON.stringify({ ...former, ...said }, undefined, 2)}\n`;
}

function parsed(file: string): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${file} cannot be read: put it right, or remove it.`, { cause: error });
  }
}
