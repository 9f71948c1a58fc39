import { readApiAddress, type AddressFault } from '@so-the/api-client';
import { defaultConfig, type AppConfig, type Logo } from './appConfig.ts';
import { managementOrigin } from '../managementLink.ts';

/**
 * What is wrong with a field, or with the file:
 * - an address: see `AddressFault`
 * - `type`: not what the field holds; `choice`: none of its values; `site`: no plain https origin; `logo`: half a logo
 * - `name`: the app has no such field, or spells it another way
 * - `empty`, `broken`, `huge`: the file; `status`, `late`, `lost`, `offline`: its way here
 */
export type ConfigWrong =
  | AddressFault
  | 'type'
  | 'choice'
  | 'site'
  | 'logo'
  | 'name'
  | 'empty'
  | 'broken'
  | 'huge'
  | 'status'
  | 'late'
  | 'lost'
  | 'offline';

/** One thing in `config.json` that is not as it must be; `configSentence` says it in words. */
export interface ConfigFault {
  /** Name of the field; empty where nothing of the file can be taken. */
  field: string;
  wrong: ConfigWrong;
  /** Whether the app must not start: the field decides where calls of money go, or whether one is booked once. */
  stops: boolean;
  /** What was thrown or answered instead. */
  cause?: unknown;
}

/** A configuration, and what of the file could not be taken. */
export interface ConfigRead {
  /** What is in force: the default where a field is wrong. */
  config: AppConfig;
  faults: ConfigFault[];
}

/**
 * Fields that decide where calls of money go, and whether one is booked once, in any spelling: one in another would
 * silently keep its default, which for an API is another server.
 */
const DECIDING = /^(api.?base.?ur[il]|idempotency)$/i;

type Json = Readonly<Record<string, unknown>>;
type Tell = (field: string, wrong: ConfigWrong) => void;

/**
 * Reads a parsed `config.json`. A field that is wrong keeps its default and is told; whether the app may start all the
 * same, each fault says.
 *
 * @param page address of the page, for what is allowed of its own host alone
 */
export function readConfig(value: unknown, page?: string): ConfigRead {
  if (!isRecord(value)) return unreadable('type');
  const faults: ConfigFault[] = [];
  const tell: Tell = (field, wrong) => void faults.push({ field, wrong, stops: DECIDING.test(field) });
  for (const name of Object.keys(value)) if (!Object.hasOwn(defaultConfig, name)) tell(name, 'name');
  const config: AppConfig = {
    apiBaseUrl: addressIn(value, 'apiBaseUrl', page, tell),
    productName: textIn(value, 'productName', tell),
    managementUrl: textIn(value, 'managementUrl', tell),
    logos: logosIn(value.logos, tell),
    paginationLocale: choiceIn(value, 'paginationLocale', ['vi', 'en'], tell),
    idempotency: choiceIn(value, 'idempotency', ['key', 'none', 'auto'], tell),
    errorReports: addressIn(value, 'errorReports', page, tell),
    missingCalls: textsIn(value.missingCalls, tell),
  };
  if (config.managementUrl !== '' && managementOrigin(config.managementUrl) === null) {
    tell('managementUrl', 'site');
    config.managementUrl = defaultConfig.managementUrl;
  }
  return { config, faults };
}

/** Nothing of the file can be taken; the app must not start. */
export function unreadable(wrong: ConfigWrong, cause?: unknown): ConfigRead {
  return { config: defaultConfig, faults: [{ field: '', wrong, stops: true, cause }] };
}

/** Where calls go has no query; what takes reports may be told apart by one. */
function addressIn(file: Json, field: 'apiBaseUrl' | 'errorReports', page: string | undefined, tell: Tell): string {
  const written = textIn(file, field, tell);
  const isApi = field === 'apiBaseUrl';
  const { address, fault } = readApiAddress(isApi ? written : written.replace(/\?[^#]*$/, ''), page);
  if (address !== undefined) return isApi ? address : written;
  tell(field, fault);
  return defaultConfig[field];
}

function textIn(
  file: Json,
  field: 'apiBaseUrl' | 'productName' | 'managementUrl' | 'errorReports',
  tell: Tell,
): string {
  const written = file[field];
  if (typeof written === 'string') return written.trim();
  if (written !== undefined) tell(field, 'type');
  return defaultConfig[field];
}

function choiceIn<Field extends 'paginationLocale' | 'idempotency'>(
  file: Json,
  field: Field,
  values: readonly AppConfig[Field][],
  tell: Tell,
): AppConfig[Field] {
  const written = file[field];
  const chosen = values.find((value) => value === written);
  if (written !== undefined && chosen === undefined) tell(field, 'choice');
  return chosen ?? defaultConfig[field];
}

function textsIn(written: unknown = [], tell: Tell): string[] {
  const texts = Array.isArray(written) ? written.filter((item): item is string => typeof item === 'string') : [];
  if (!Array.isArray(written) || texts.length < written.length) tell('missingCalls', 'type');
  return texts;
}

function logosIn(written: unknown = {}, tell: Tell): AppConfig['logos'] {
  const logos = recordIn('logos', written, tell);
  const usual = defaultConfig.logos.default;
  return {
    default: logos.default === undefined ? usual : (logoIn('logos.default', logos.default, tell) ?? usual),
    byHost: logosBy('logos.byHost', logos.byHost, tell),
    byOwner: logosBy('logos.byOwner', logos.byOwner, tell),
  };
}

function logosBy(field: string, written: unknown = {}, tell: Tell): Record<string, Logo> {
  const logos = Object.entries(recordIn(field, written, tell)).flatMap(([key, entry]) => {
    const logo = logoIn(`${field}.${key}`, entry, tell);
    return logo ? [[key, logo] as const] : [];
  });
  return Object.fromEntries(logos);
}

function logoIn(field: string, written: unknown, tell: Tell): Logo | undefined {
  const { large, small } = isRecord(written) ? written : {};
  if (typeof large === 'string' && typeof small === 'string') return { large, small };
  tell(field, 'logo');
  return undefined;
}

function recordIn(field: string, written: unknown, tell: Tell): Json {
  if (isRecord(written)) return written;
  tell(field, 'type');
  return {};
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
