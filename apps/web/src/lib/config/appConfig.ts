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
