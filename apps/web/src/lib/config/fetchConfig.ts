import { defaultConfig } from './appConfig.ts';
import { readConfig, unreadable, type ConfigRead } from './readConfig.ts';

/** Longest wait for the file, in milliseconds: it is small, and nothing is called before it is there. */
const PATIENCE_MS = 20_000;
/** Most characters that are read: a file of this kind has a few hundred. */
const MOST_CHARACTERS = 262_144;

/**
 * Fetches and reads `config.json`. A site without it, or one that answers every unknown address by a page, has the
 * defaults; one whose file cannot be had or read must not start, for it would call another server than it should.
 */
export async function fetchConfig(address: string): Promise<ConfigRead> {
  const stop = new AbortController();
  const impatience = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { signal: stop.signal });
    if (response.status === 404 || response.status === 410) return missing;
    return response.ok ? readFile(await response.text()) : unreadable('status', response.status);
  } catch (thrown) {
    return unreadable(navigator.onLine ? (stop.signal.aborted ? 'late' : 'lost') : 'offline', thrown);
  } finally {
    clearTimeout(impatience);
  }
}

const missing: ConfigRead = { config: defaultConfig, faults: [] };

function readFile(text: string): ConfigRead {
  const written = text.trim();
  if (written.startsWith('<')) return missing;
  if (written === '') return unreadable('empty');
  if (written.length > MOST_CHARACTERS) return unreadable('huge');
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (thrown) {
    return unreadable('broken', thrown);
  }
  return readConfig(value, globalThis.location?.href);
}
