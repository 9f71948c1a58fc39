/** One logo in its two widths: addresses relative to `index.html`. */
export interface Logo {
  /** From the md breakpoint on. */
  large: string;
  /** Below md, and the collapsed sidebar. */
  small: string;
}

/** What `config.json` may set without a rebuild. */
export interface AppConfig {
  /** Where the API answers; empty: the origin that served the app. */
  apiBaseUrl: string;
  /** Shown in the window title and as the logo's name. */
  productName: string;
  /** Company management site. Only an exact https origin is ever opened; empty hides the link. */
  managementUrl: string;
  logos: {
    default: Logo;
    /** Host name → logo. */
    byHost: Record<string, Logo>;
    /** User id or owner id → logo; wins over the host. */
    byOwner: Record<string, Logo>;
  };
  /** Language of the pagination labels. */
  paginationLocale: 'vi' | 'en';
  /**
   * Whether the API keeps the key that a write is sent under, so that the same press never books twice. `auto`, the
   * default: the API's answers say so, or nobody relies on it.
   */
  idempotency: 'key' | 'none' | 'auto';
  /** Where faults of the app are reported, an address of this origin or an https one; empty, the default: nowhere. */
  errorReports: string;
  /** Calls that the API lacks, by operation id; `*` for all that the specification does not name. None by default. */
  missingCalls: string[];
}

/** In force until `config.json` says otherwise. */
export const defaultConfig: AppConfig = {
  apiBaseUrl: '',
  productName: 'Sổ Thẻ',
  managementUrl: '',
  logos: { default: { large: 'logo.svg', small: 'logo-small.svg' }, byHost: {}, byOwner: {} },
  paginationLocale: 'vi',
  idempotency: 'auto',
  errorReports: '',
  missingCalls: [],
};

/** Takes what is usable from a parsed `config.json`; each unusable part keeps its default. */
export function parseConfig(value: unknown): AppConfig {
  const file = asRecord(value);
  const logos = asRecord(file.logos);
  return {
    apiBaseUrl: asText(file.apiBaseUrl, defaultConfig.apiBaseUrl).replace(/\/+$/, ''),
    productName: asText(file.productName, defaultConfig.productName),
    managementUrl: asText(file.managementUrl, defaultConfig.managementUrl),
    logos: {
      default: asLogo(logos.default) ?? defaultConfig.logos.default,
      byHost: asLogos(logos.byHost),
      byOwner: asLogos(logos.byOwner),
    },
    paginationLocale: file.paginationLocale === 'en' ? 'en' : 'vi',
    idempotency: file.idempotency === 'key' || file.idempotency === 'none' ? file.idempotency : 'auto',
    errorReports: asText(file.errorReports, defaultConfig.errorReports),
    missingCalls: asTexts(file.missingCalls),
  };
}

/** Whom a logo is chosen for; `user` is absent before login. */
export interface LogoViewer {
  /** Host name of the page, without port. */
  host: string;
  user?: { UserID: number; OwnerUserID?: number | null };
}

/** The logo of the user, of the user's owner, of the host, or the default, in this order (specification §2). */
export function logoFor(logos: AppConfig['logos'], { host, user }: LogoViewer): Logo {
  const owned = user && (own(logos.byOwner, user.UserID) ?? own(logos.byOwner, user.OwnerUserID ?? ''));
  return owned ?? own(logos.byHost, host) ?? logos.default;
}

function own(logos: Record<string, Logo>, key: string | number): Logo | undefined {
  return Object.hasOwn(logos, key) ? logos[key] : undefined;
}

function asLogos(value: unknown): Record<string, Logo> {
  const entries = Object.entries(asRecord(value)).flatMap(([key, entry]) => {
    const logo = asLogo(entry);
    return logo ? [[key, logo] as const] : [];
  });
  return Object.fromEntries(entries);
}

function asLogo(value: unknown): Logo | undefined {
  const { large, small } = asRecord(value);
  return typeof large === 'string' && typeof small === 'string' ? { large, small } : undefined;
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function asText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value.trim() : fallback;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
