/**
 * Why a call failed.
 * - `refused`: the server understood and said no (HTTP 200, Result ≠ 1); its Message is meant for the user
 * - `contract`: the request breaks the contract (HTTP 400); `errors` names the fields
 * - `unauthorized`: no token or a stale one (HTTP 401)
 * - `forbidden`: another shop's or without the right (HTTP 403)
 * - `notFound`: unknown address or record (HTTP 404)
 * - `server`: the server broke down (HTTP 5xx)
 * - `timeout`: no complete answer within the client's time limit; a write may have happened all the same
 * - `network`: the server was not reached or the connection broke
 * - `malformed`: an answer that is not the envelope: HTML, cut JSON, nothing, or a read without the list or record it promises
 * - `cancelled`: the caller gave up through its signal
 */
export type ApiErrorKind =
  | 'refused'
  | 'contract'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'cancelled';

/** One field the server found fault with: `path` is a parameter name or a JSON pointer into the body. */
export interface FieldError {
  path: string;
  message: string;
}

/** What is known about a failed call, as plain data that a store can keep. */
export interface ApiFailure {
  kind: ApiErrorKind;
  /** Vietnamese sentence, ready to be shown. */
  message: string;
  /** HTTP status, when an answer arrived. */
  status?: number;
  /** Name of the refusal, such as `Stale`, when the server gives one. */
  code?: string;
  /** Faults of single fields; only for `contract`. */
  errors?: FieldError[];
  /** The record as it is now, when a save was refused as `Stale`. */
  current?: Readonly<Record<string, unknown>>;
}

/** The one error every failed call throws. */
export class ApiError extends Error implements ApiFailure {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly code?: string;
  readonly errors?: FieldError[];
  readonly current?: Readonly<Record<string, unknown>>;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors;
    this.current = failure.current;
  }

  /** The failure without stack and cause. */
  toJSON(): ApiFailure {
    const { kind, message, status, code, errors, current } = this;
    return { kind, message, status, code, errors, current };
  }
}

/** Text for anything that went wrong without a Message of the server (specification §8). */
export const GENERAL_ERROR_MESSAGE = 'Có lỗi xảy ra! Vui lòng liên hệ Admin';

/** Text of each kind of failure for which the server gave no Message of its own. */
export const FAILURE_MESSAGES: Readonly<Record<ApiErrorKind, string>> = {
  refused: GENERAL_ERROR_MESSAGE,
  contract: 'Dữ liệu gửi lên không hợp lệ',
  unauthorized: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  forbidden: 'Không có quyền thực hiện thao tác này',
  notFound: 'Không tìm thấy dữ liệu',
  server: GENERAL_ERROR_MESSAGE,
  timeout: 'Máy chủ chưa trả lời kịp. Vui lòng tải lại để kiểm tra trước khi thực hiện lại',
  network: 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng rồi thử lại',
  malformed: GENERAL_ERROR_MESSAGE,
  cancelled: 'Đã dừng yêu cầu',
};

const ANSWERS: ReadonlySet<ApiErrorKind> = new Set([
  'refused',
  'contract',
  'unauthorized',
  'forbidden',
  'notFound',
] as const);

/** True when the server answered with a Message of its own; false when something broke on the way. */
export function isAnswer({ kind }: Pick<ApiFailure, 'kind'>): boolean {
  return ANSWERS.has(kind);
}
