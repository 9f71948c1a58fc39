import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names that the program goes by; SOFFICE names another. */
const PROGRAMS = [process.env.SOFFICE, 'soffice', 'libreoffice'].filter((name) => name !== undefined);

/**
 * A sheet as LibreOffice saves it after opening it; `undefined` where there is no LibreOffice, which is then said aloud.
 *
 * @throws Error when it is there and saves nothing
 */
export async function throughLibreOffice(bytes: Uint8Array, name: string): Promise<Uint8Array | undefined> {
  const program = await firstThatRuns();
  if (program === undefined) {
    process.stderr.write(
      `LibreOffice is not installed: ${name} were NOT saved by it. Install it, or name it by SOFFICE.\n`,
    );
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'so-the-office-'));
  try {
    const given = path.join(folder, 'given.xlsx');
    await writeFile(given, bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const out = path.join(folder, 'out');
    await run(program, [profile, '--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out, given]);
    return new Uint8Array(await readFile(path.join(out, 'given.xlsx')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstThatRuns(): Promise<string | undefined> {
  for (const program of PROGRAMS) {
    const answers = await run(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (answers) return program;
  }
  return undefined;
}
