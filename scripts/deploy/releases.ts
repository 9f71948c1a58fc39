import fs from 'node:fs';
import path from 'node:path';
import { stampOf } from './buildNumber.ts';
import { writeCopies } from './copies.ts';

/** Releases that stay, the newest included: tabs that were opened in them go on, and one may go back to them. */
const KEPT = 3;

/** A folder of releases, as `npm run deploy` writes it. */
export class Releases {
  readonly #out: string;

  constructor(out: string) {
    this.#out = out;
  }

  /** Their names, oldest first. */
  get names(): string[] {
    const folder = path.join(this.#out, 'releases');
    if (!fs.existsSync(folder)) return [];
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    return entries
      .flatMap((entry) => (entry.isDirectory() && !entry.name.endsWith('.next') ? entry.name : []))
      .toSorted();
  }

  /** The one that is shown; undefined where none is. */
  get shown(): string | undefined {
    const link = path.join(this.#out, 'current');
    return fs.existsSync(link) ? path.basename(fs.readlinkSync(link)) : undefined;
  }

  /** All pages of the releases that are there. */
  get pages(): string[] {
    const files = fs.globSync('releases/*/**/index.html', { cwd: this.#out });
    return files.map((file) => fs.readFileSync(path.join(this.#out, file), 'utf8'));
  }

  /**
   * Lays a build beside the former ones: its hashed files first, its pages last. Nobody sees it yet. Releases older than {@link KEPT} go, with the files that they alone asked for; the shown one stays.
   *
   * @param app the build, its pages stamped
   * @param at when; it begins the release's name
   * @returns its name
   */
  add(app: string, at: Date): string {
    const stamp = stampOf(fs.readFileSync(path.join(app, 'index.html'), 'utf8'));
    const moment = at.toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const name = `${moment}-${stamp.commit.replace('+', '-changed') || 'unknown'}`;
    this.#addAssets(path.join(app, 'assets'), name);
    const target = this.#place('releases', name);
    const next = `${target}.next`;
    fs.cpSync(app, next, { recursive: true, filter: (file) => !isElsewhere(path.relative(app, file)) });
    fs.writeFileSync(path.join(next, 'health.json'), `${JSON.stringify({ status: 'ok', build: stamp })}\n`);
    writeCopies(next);
    fs.renameSync(next, target);
    if (fs.existsSync(`${app}-maps`)) fs.cpSync(`${app}-maps`, this.#place('maps', name), { recursive: true });
    this.#forgetOld();
    return name;
  }

  /** Shows a release at once, as `release.sh` does where it runs. */
  show(name: string): void {
    const next = this.#place('current.next');
    fs.rmSync(next, { force: true });
    fs.symlinkSync(path.join('releases', name), next);
    fs.renameSync(next, this.#place('current'));
  }

  #place(...parts: string[]): string {
    return path.join(this.#out, ...parts);
  }

  #addAssets(assets: string, name: string): void {
    const names = fs.readdirSync(assets);
    fs.mkdirSync(this.#place('releases'), { recursive: true });
    fs.cpSync(assets, this.#place('assets'), { recursive: true, force: false });
    writeCopies(this.#place('assets'));
    fs.writeFileSync(this.#list(name), names.join('\n'));
  }

  /** The file that names the hashed files of a release. */
  #list(name: string): string {
    return this.#place('releases', `${name}.txt`);
  }

  #forgetOld(): void {
    const old = this.names.slice(0, -KEPT).filter((name) => name !== this.shown);
    for (const name of old) {
      fs.rmSync(this.#place('releases', name), { recursive: true });
      fs.rmSync(this.#list(name));
      fs.rmSync(this.#place('maps', name), { recursive: true, force: true });
    }
    const wanted = new Set(this.names.flatMap((name) => fs.readFileSync(this.#list(name), 'utf8').split('\n')));
    for (const file of fs.readdirSync(this.#place('assets')))
      if (!wanted.has(file.replace(/\.(gz|br)$/, ''))) fs.rmSync(this.#place('assets', file));
  }
}

/** What stands beside the releases, for all of them. */
function isElsewhere(file: string): boolean {
  return file === 'config.json' || file === 'assets' || file.startsWith(`assets${path.sep}`);
}
