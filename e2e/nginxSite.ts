import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildNumber, stamped } from '../scripts/deploy/buildNumber.ts';
import { readOptions } from '../scripts/deploy/options.ts';
import { freePort, startNginx, type RunningNginx } from '../scripts/deploy/runNginx.ts';
import { writeSite } from '../scripts/deploy/writeSite.ts';

const repository = path.resolve(import.meta.dirname, '..');
const BUILT = path.join(repository, 'apps/web/dist');
/** Names of the build's files, each with the hash of its content. */
const HASHED = /\b([\w-]+)-([\w-]{8})\.(js|css|woff2)\b/g;

/** The folder that `npm run deploy` writes, as nginx serves it in front of a mock server. */
export class NginxSite {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #upstream: string;
  #nginx: RunningNginx | undefined;
  #releases = 0;

  private constructor(upstream: string, port: number) {
    this.#upstream = upstream;
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.#folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
  }

  /** Serves a first release of the built app. */
  static async open(upstream: string): Promise<NginxSite> {
    const site = new NginxSite(upstream, await freePort());
    site.#write(site.#copyOfBuild());
    site.#nginx = await startNginx(site.#out, site.#port);
    site.show('new');
    return site;
  }

  /** Lays another release beside the former ones: the same app, each of its hashed files under another name. */
  release(): void {
    const app = this.#copyOfBuild();
    rename(app);
    this.#write(app);
  }

  /** Shows a release as whoever deploys does: `new` or `back`. */
  show(wanted: 'new' | 'back'): void {
    const env = { ...process.env, RELOAD: `${this.#nginx?.reload} 2>&1 && sleep 1` };
    const run = spawnSync('sh', [path.join(this.#out, 'release.sh'), wanted], { encoding: 'utf8', env });
    if (run.status !== 0) throw new Error(`release.sh ${wanted}: ${run.stdout}${run.stderr}`);
  }

  async close(): Promise<void> {
    await this.#nginx?.stop();
    fs.rmSync(this.#folder, { recursive: true });
  }

  get #out(): string {
    return path.join(this.#folder, 'out');
  }

  #copyOfBuild(): string {
    this.#releases += 1;
    const app = path.join(this.#folder, `app-${this.#releases}`);
    fs.cpSync(BUILT, app, { recursive: true });
    for (const page of fs.globSync('**/index.html', { cwd: app })) {
      const file = path.join(app, page);
      fs.writeFileSync(file, stamped(fs.readFileSync(file, 'utf8'), buildNumber(repository)));
    }
    return app;
  }

  #write(app: string): void {
    const args = ['--host', 'localhost', '--proxy', this.#upstream, '--plain', String(this.#port), '--out', this.#out];
    const logs = { access: path.join(this.#folder, 'access.log'), error: path.join(this.#folder, 'error.log') };
    writeSite({ ...readOptions(args), logs }, app, new Date(Date.UTC(2026, 10, this.#releases)));
  }
}

/** Gives each hashed file another name, wherever it is asked for by name. */
function rename(app: string): void {
  const assets = path.join(app, 'assets');
  const names = new Set(fs.readdirSync(assets).filter((name) => !name.endsWith('.br')));
  const anew = (text: string) =>
    text.replaceAll(HASHED, (name: string, stem: string, hash: string, extension: string) =>
      names.has(name) ? `${stem}-${hash.slice(4)}${hash.slice(0, 4)}.${extension}` : name,
    );
  for (const name of fs.globSync('**/*.{br,js,css,html,woff2}', { cwd: app })) {
    const file = path.join(app, name);
    if (name.endsWith('.br')) fs.rmSync(file);
    else if (!name.endsWith('.woff2')) fs.writeFileSync(file, anew(fs.readFileSync(file, 'utf8')));
    if (fs.existsSync(file) && anew(name) !== name) fs.renameSync(file, path.join(app, anew(name)));
  }
}
