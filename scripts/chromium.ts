/**
 * Finds the one Chromium that the story, visual and end-to-end tests drive.
 *
 * Order: `CHROMIUM_PATH` · the build pinned in the lockfile (unpacked once below node_modules/.cache) · a Chromium of
 * the system · Playwright's own. Only the pinned build renders the visual baselines exactly, see `exact`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium as playwrightChromium } from 'playwright';

/** A browser that starts on this machine. */
export interface FoundChromium {
  /** Path of the executable. */
  executablePath: string;
  /** What `--version` prints, for example `Chromium 153.0.8010.0`. */
  version: string;
  /** True for the pinned build: the visual baselines were made by it, so they must match to the pixel. */
  exact: boolean;
  /** Environment the browser must be started with. */
  env: Record<string, string>;
  /** Switches that make rendering repeatable and keep the browser off the network. */
  args: string[];
}

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/chromium');
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const args = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

let found: Promise<FoundChromium> | undefined;

/**
 * The browser for tests, looked for once a process.
 * @throws Error naming the one command to type, when no candidate starts.
 */
export function resolveChromium(): Promise<FoundChromium> {
  found ??= search();
  return found;
}

async function search(): Promise<FoundChromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return started(named) ?? fail(`CHROMIUM_PATH names ${named}, which does not start.`);
  const pinned = await unpackPinned();
  if (pinned) return pinned;
  for (const candidate of [...systemPaths, playwrightChromium.executablePath()]) {
    const browser = started(candidate);
    if (browser) return browser;
  }
  return fail('No Chromium starts on this machine.');
}

function fail(what: string): never {
  throw new Error(
    `${what} Install one: "sudo apt-get install -y chromium" (Debian) or "npx playwright install chromium".`,
  );
}

function started(executablePath: string, env: Record<string, string> = {}, exact = false): FoundChromium | undefined {
  const { status, stdout } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? { executablePath, version: stdout.trim(), exact, env, args } : undefined;
}

/** Unpacks the build of the lockfile with its own fonts, and with its own system libraries where the machine lacks them. */
async function unpackPinned(): Promise<FoundChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const bin = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin');
  const archive = path.join(bin, 'chromium.br');
  if (!fs.existsSync(archive)) return undefined;
  const home = path.join(cache, String(fs.statSync(archive).size));
  if (!fs.existsSync(home)) await unpackInto(home, bin);
  const executable = path.join(home, 'chromium');
  const env = { FONTCONFIG_FILE: fontsOf(home) };
  return (
    started(executable, env, true) ??
    started(executable, { ...env, LD_LIBRARY_PATH: path.join(home, 'al2023/lib') }, true)
  );
}

/** The build's own fonts and no others: on a machine without any it would not start a page, and with others it would draw differently. */
function fontsOf(home: string): string {
  const file = path.join(home, 'fonts.conf');
  const places = `<dir>${path.join(home, 'fonts')}</dir><cachedir>${path.join(home, 'fonts-cache')}</cachedir>`;
  const text = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${places}</fontconfig>\n`;
  if (!fs.existsSync(file)) fs.writeFileSync(file, text);
  return file;
}

/** Unpacks beside `home` and renames at the end, so that a killed run leaves no half browser behind. */
async function unpackInto(home: string, bin: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const draft = `${home}.${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  const outerTmp = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
    await inflate(path.join(bin, archive));
  }
  if (outerTmp === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outerTmp;
  if (!fs.existsSync(home)) fs.renameSync(draft, home);
  else fs.rmSync(draft, { recursive: true });
}
