import { foreignOrigin, readApiAddress } from '@so-the/api-client';
import { dig } from '../contract/jsonObject.ts';

/** Fields of `config.json` that may name another origin. */
const ADDRESSES = ['apiBaseUrl', 'errorReports'] as const;

/**
 * Origins that a page may call beside its own, as `config.json` names them (real-api §1). What the app itself would not
 * call, or cannot read, adds none.
 *
 * @param text the file as it stands; undefined when there is none
 * @param page address of the page; its own origin is none to be named
 */
export function connectSources(text: string | undefined, page?: string): string[] {
  const config = parsed(text);
  const origins = ADDRESSES.map((field) => {
    const written = dig(config, field);
    if (typeof written !== 'string') return undefined;
    const bare = field === 'errorReports' ? written.replace(/\?[^#]*$/, '') : written;
    return foreignOrigin(readApiAddress(bare, page).address ?? '', page);
  });
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** A broken file is the app's to tell; the page that tells it needs no other origin. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
