/** A scenario file that is edited while the server runs: it is played again whenever it is saved. */
import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '../faults/refused.ts';
import { scenarioTextOf, TOO_LARGE, withScenarioText } from '../scenarioFiles/readScenarioText.ts';
import { SCENARIO_BYTES, type ScenarioFile } from '../scenarioFiles/scenarioFile.ts';

/** How long a file is left to its editor before it is read, in milliseconds: some write it in several steps. */
const SETTLE_MS = 100;

/**
 * Reads a scenario file and does something with it.
 *
 * @throws Refused with one sentence that begins with the line, or the reason of the disk
 */
export function withScenarioFile<Done>(file: string, play: (read: ScenarioFile) => Done): Done {
  if (fs.statSync(file).size > SCENARIO_BYTES) throw new Refused('', TOO_LARGE);
  return withScenarioText(scenarioTextOf(fs.readFileSync(file)), play);
}

/**
 * Plays a file again whenever it is saved, and tells how that went.
 *
 * @param play may refuse; the world then stays
 * @returns what ends the watching
 */
export function watchScenarioFile(
  file: string,
  play: (read: ScenarioFile) => void,
  tell: (sentence: string) => void,
): () => void {
  const name = path.basename(file);
  let read = textOf(file);
  const again = () => {
    const text = textOf(file);
    if (text === undefined || text === read) return;
    read = text;
    try {
      withScenarioFile(file, play);
      tell(`${name} has changed and is played again.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tell(`${name} has changed and is not played, the world stays as it was. ${why}`);
    }
  };
  let settling: NodeJS.Timeout | undefined;
  // The folder is watched: most editors put a new file in the place of the old one.
  const watcher = fs.watch(path.dirname(path.resolve(file)), (_event, changed) => {
    if (changed !== null && changed !== name) return;
    clearTimeout(settling);
    settling = setTimeout(again, SETTLE_MS);
  });
  return () => {
    clearTimeout(settling);
    watcher.close();
  };
}

/** What tells whether a file has changed; none while an editor has taken it away. */
function textOf(file: string): string | undefined {
  try {
    const { size, mtimeMs } = fs.statSync(file);
    return size > SCENARIO_BYTES ? `${size} ${mtimeMs}` : fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
