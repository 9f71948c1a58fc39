import { useSyncExternalStore } from 'react';
import { defaultConfig, type AppConfig } from './appConfig.ts';
import { fetchConfig } from './fetchConfig.ts';
import type { ConfigRead } from './readConfig.ts';

let current: AppConfig = defaultConfig;
let drawnWith: AppConfig = defaultConfig;
const listeners = new Set<() => void>();

/**
 * Fetches `config.json` from beside `index.html` and puts it in force. A site without the file has the defaults. Where a
 * fault `stops` the app, nothing may be called.
 */
export async function loadConfig(): Promise<ConfigRead> {
  const read = await fetchConfig(`${import.meta.env.BASE_URL}config.json`);
  setConfig(read.config);
  return read;
}

/** Puts a configuration in force and repaints what shows it. */
export function setConfig(config: AppConfig): void {
  current = config;
  for (const listener of listeners) listener();
}

/** Names the configuration that prerendered markup was drawn with, so that React recognises that markup. */
export function setDrawnConfig(config: AppConfig): void {
  drawnWith = config;
}

/** The configuration in force; the defaults until `config.json` has arrived. */
export function getConfig(): AppConfig {
  return current;
}

/** The configuration in force, repainting when it changes. Prerendered markup starts from what it was drawn with. */
export function useConfig(): AppConfig {
  return useSyncExternalStore(subscribe, getConfig, () => drawnWith);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
