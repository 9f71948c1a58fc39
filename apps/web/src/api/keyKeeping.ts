import type { KeyKeeping } from '@so-the/api-client';
import { getConfig } from '../lib/config/config.ts';
import { holdKeysBack, keepKeyBelief, readKeyBelief, refusesKeys, type KeyBelief } from '../session/keyBelief.ts';

/**
 * The keys of this app's writes (real-api §2).
 *
 * A key goes out when `config.json` says so, or once an answer of the API has announced that keys are kept: across origins
 * an unexpected header would fail the call. Whether it arrives is believed only once an answer has given it back. Until then
 * reads carry one too, so that the first money call finds the answer known.
 */
export const keyKeeping: KeyKeeping = {
  keyFor: (wanted, isRead) => {
    if (!sendsKeys()) return undefined;
    if (!isRead) return wanted;
    return isUnproven() ? newKey() : undefined;
  },
  onAnswer: (sent, said, isOwn) => {
    const belief = beliefAfter(now(), { sent, said, isOwn });
    if (belief !== now()) keepKeyBelief(getConfig().apiBaseUrl, belief);
  },
  onUnreached: (sent) => {
    const { apiBaseUrl, idempotency } = getConfig();
    // Another origin may have forgotten to allow the header; no browser tells that from a broken line.
    if (sent !== undefined && apiBaseUrl !== '' && idempotency === 'auto' && now() !== 'proven')
      holdKeysBack(apiBaseUrl);
  },
};

/** Whether a write that goes out now may go out again under the same key without being carried out twice. */
export function keepsKeys(): boolean {
  return sendsKeys() && now() === 'proven';
}

/** 128 random bits as hex; unlike `crypto.randomUUID` it also works on a plain http address of a shop's own network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What one answer says of keys. */
interface Said {
  sent: string | undefined;
  said: string | undefined;
  /** Whether the API itself answered. */
  isOwn: boolean;
}

/** A key that comes back is a proof, wherever the answer was made; one that does not is held against the API's own answers alone. */
function beliefAfter(before: KeyBelief, { sent, said, isOwn }: Said): KeyBelief {
  if (sent !== undefined && said === sent) return 'proven';
  if (sent !== undefined && isOwn) return 'doubted';
  return before === 'unknown' && said !== undefined ? 'announced' : before;
}

function sendsKeys(): boolean {
  const { idempotency, apiBaseUrl } = getConfig();
  if (idempotency !== 'auto') return idempotency === 'key';
  return now() !== 'unknown' && !refusesKeys(apiBaseUrl);
}

/** A key that failed to come back once is not tried with reads again: writes go on to tell. */
function isUnproven(): boolean {
  return now() === 'announced' || now() === 'unknown';
}

function now(): KeyBelief {
  return readKeyBelief(getConfig().apiBaseUrl);
}
