import { readApiAddress, type AddressFault } from '@so-the/api-client';
import { defaultConfig, type AppConfig, type Logo } from './appConfig.ts';
import { managementOrigin } from './managementLink.ts';

/** One thing in `config.json` that is not as it must be. */
export interface ConfigFault {
  /** Name of the field, or of the file where none of it can be read. */
  field: string;
  /** What is wrong and what is allowed, in Vietnamese. */
  sentence: string;
  /** Whether the app must not start: the field decides where calls of money go, or whether one is booked once. */
  stops: boolean;
  /** What was thrown, for the console. */
  cause?: unknown;
}

/** A configuration, and what of the file could not be taken. */
export interface ConfigRead {
  /** What is in force: the default where a field is wrong. */
  config: AppConfig;
  faults: ConfigFault[];
}

/** Field name that stands for the whole file. */
export const CONFIG_FILE = 'config.json';

const WRONG_ADDRESS: Readonly<Record<AddressFault, string>> = {
  notAddress: 'Đây không phải địa chỉ.',
  insecure: 'Địa chỉ http của máy khác không an toàn: người trên đường truyền đọc được mã đăng nhập.',
  credentials: 'Địa chỉ không được chứa tên hay mật khẩu.',
  query: 'Địa chỉ không được có phần sau dấu ? hoặc #.',
};
const ADDRESS_ALLOWED =
  'Cho phép: để trống (cùng địa chỉ với trang này), một đường dẫn như "/v1", hoặc địa chỉ https như "https://api.cuahang.vn".';
const IDEMPOTENCY = ['key', 'none', 'auto'] as const;
const IDEMPOTENCY_ALLOWED = 'Cho phép: "key", "none" hoặc "auto".';
const TEXT = 'Phải là chữ trong dấu nháy kép.';

/**
 * Reads a parsed `config.json`. A field that is wrong keeps its default and is told; whether the app may start all the
 * same, each fault says.
 *
 * @param page address of the page, for what is allowed of its own host alone
 */
export function readConfig(value: unknown, page?: string): ConfigRead {
  if (!isRecord(value)) return unreadable('Nội dung phải là một đối tượng JSON, bắt đầu bằng { và kết thúc bằng }.');
  const faults: ConfigFault[] = [...misspelt(value)];
  const tell = (field: string, sentence: string, stops = false) => void faults.push({ field, sentence, stops });
  const config = {
    apiBaseUrl: apiBaseUrlIn(value.apiBaseUrl, page, tell),
    productName: textIn(value, 'productName', tell),
    managementUrl: managementUrlIn(value, tell),
    logos: logosIn(value.logos, tell),
    paginationLocale: oneOf(['vi', 'en'], value.paginationLocale) ?? defaultConfig.paginationLocale,
    idempotency: oneOf(IDEMPOTENCY, value.idempotency) ?? defaultConfig.idempotency,
    errorReports: errorReportsIn(value, page, tell),
  };
  if (value.paginationLocale !== undefined && value.paginationLocale !== config.paginationLocale)
    tell('paginationLocale', 'Cho phép: "vi" hoặc "en".');
  if (value.idempotency !== undefined && value.idempotency !== config.idempotency)
    tell('idempotency', IDEMPOTENCY_ALLOWED, true);
  return { config, faults };
}

/** Nothing of the file can be taken, for the reason given; the app must not start. */
export function unreadable(sentence: string, cause?: unknown): ConfigRead {
  return { config: defaultConfig, faults: [{ field: CONFIG_FILE, sentence, stops: true, cause }] };
}

type Tell = (field: string, sentence: string, stops?: boolean) => void;

const DECIDING: ReadonlySet<string> = new Set(['apiBaseUrl', 'idempotency']);

/** A field written in another way would silently keep its default, which for an API is another server. */
function* misspelt(file: Readonly<Record<string, unknown>>): Generator<ConfigFault> {
  const names = new Map(Object.keys(defaultConfig).map((name) => [name.toLowerCase(), name]));
  for (const written of Object.keys(file)) {
    if (Object.hasOwn(defaultConfig, written)) continue;
    const meant = names.get(written.toLowerCase().replaceAll(/[^a-z]/g, ''));
    const sentence = meant ? `Tên trường phải viết đúng là "${meant}".` : 'Ứng dụng không có trường này.';
    yield { field: written.slice(0, 40), sentence, stops: meant !== undefined && DECIDING.has(meant) };
  }
}

function apiBaseUrlIn(written: unknown, page: string | undefined, tell: Tell): string {
  if (written === undefined) return defaultConfig.apiBaseUrl;
  if (typeof written !== 'string') tell('apiBaseUrl', `${TEXT} ${ADDRESS_ALLOWED}`, true);
  else {
    const { address, fault } = readApiAddress(written, page);
    if (address !== undefined) return address;
    tell('apiBaseUrl', `${WRONG_ADDRESS[fault]} ${ADDRESS_ALLOWED}`, true);
  }
  return defaultConfig.apiBaseUrl;
}

/** What faults are sent to may be told apart by a query, as many receivers are. */
function errorReportsIn(file: Readonly<Record<string, unknown>>, page: string | undefined, tell: Tell): string {
  const written = textIn(file, 'errorReports', tell);
  const { fault } = readApiAddress(written.replace(/\?[^#]*$/, ''), page);
  if (fault === undefined) return written;
  tell('errorReports', `${WRONG_ADDRESS[fault]} ${ADDRESS_ALLOWED}`);
  return defaultConfig.errorReports;
}

function managementUrlIn(file: Readonly<Record<string, unknown>>, tell: Tell): string {
  const written = textIn(file, 'managementUrl', tell);
  if (written === '' || managementOrigin(written) !== null) return written;
  tell('managementUrl', 'Phải là địa chỉ https, không có đường dẫn: "https://quan-ly.cuahang.vn".');
  return defaultConfig.managementUrl;
}

function logosIn(written: unknown, tell: Tell): AppConfig['logos'] {
  const usual = defaultConfig.logos;
  if (written === undefined) return usual;
  if (!isRecord(written)) {
    tell('logos', 'Phải là một đối tượng có "default", "byHost", "byOwner".');
    return usual;
  }
  return {
    default:
      written.default === undefined ? usual.default : (logoIn('logos.default', written.default, tell) ?? usual.default),
    byHost: logosBy('logos.byHost', written.byHost, tell),
    byOwner: logosBy('logos.byOwner', written.byOwner, tell),
  };
}

function logosBy(field: string, written: unknown, tell: Tell): Record<string, Logo> {
  if (written !== undefined && !isRecord(written)) tell(field, 'Phải là một đối tượng: tên, rồi biểu trưng.');
  const entries = Object.entries(isRecord(written) ? written : {}).flatMap(([key, entry]) => {
    const logo = logoIn(`${field}.${key}`, entry, tell);
    return logo ? [[key, logo] as const] : [];
  });
  return Object.fromEntries(entries);
}

function logoIn(field: string, written: unknown, tell: Tell): Logo | undefined {
  const { large, small } = isRecord(written) ? written : {};
  if (typeof large === 'string' && typeof small === 'string') return { large, small };
  tell(field, 'Phải có "large" và "small", mỗi tên là địa chỉ một tệp ảnh.');
  return undefined;
}

function textIn(
  file: Readonly<Record<string, unknown>>,
  field: 'productName' | 'managementUrl' | 'errorReports',
  tell: Tell,
): string {
  const written = file[field];
  if (typeof written === 'string') return written.trim();
  if (written !== undefined) tell(field, TEXT);
  return defaultConfig[field];
}

function oneOf<Value extends string>(values: readonly Value[], written: unknown): Value | undefined {
  return values.find((value) => value === written);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
