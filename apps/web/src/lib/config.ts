import { useSyncExternalStore } from 'react';
import { defaultConfig, parseConfig, type AppConfig } from './appConfig.ts';

let current: AppConfig = defaultConfig;
let drawnWith: AppConfig = defaultConfig;
const listeners = new Set<() => void>();

/**
 * Reads `config.json` from beside `index.html`. Never fails: whatever is missing or unreadable keeps its default, so
 * that a damaged file cannot lock the shop out.
 */
export async function loadConfig(): Promise<AppConfig> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
    if (response.ok) setConfig(parseConfig(await response.json()));
  } catch {
    setConfig(defaultConfig);
  }
  return current;
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
