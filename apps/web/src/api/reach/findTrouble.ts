import { operations } from '@so-the/api-client';
import type { AppConfig } from '../../lib/appConfig.ts';
import type { ApiTrouble } from './apiTrouble.ts';

/** Longest wait for each look, in milliseconds. */
const PATIENCE_MS = 5000;
/** Headers that every API must take from this page (specification §7). */
const HEADERS = ['Content-Type', 'Token', 'UserID', 'ShopID'];
const KEY = 'Idempotency-Key';

/** What the page's own policy refused: the API (`policy`), or an address that the API led a call to (`moved`). */
export type Blocked = 'policy' | 'moved';

/** Why calls do not go through. */
type Reason = Blocked | 'silent' | 'origin' | { missing: readonly string[] };

/** What is known of the API. */
export interface Reach {
  apiBaseUrl: string;
  /** Whether writes carry a key. */
  keys: AppConfig['idempotency'];
  /** What the page's own policy has refused until now. */
  blocked: () => Blocked | undefined;
}

/**
 * Looks why the API cannot be called: whether it answers anybody, whether it lets this origin read, whether it takes each
 * header. Nothing of the session is sent: the headers are empty.
 *
 * @returns undefined when everything goes through again
 */
export async function findTrouble(reach: Reach): Promise<ApiTrouble | undefined> {
  const reason = await reasonOf(reach);
  return reason && told(reason, reach);
}

async function reasonOf({ apiBaseUrl, keys, blocked }: Reach): Promise<Reason | undefined> {
  const before = blocked();
  if (before) return before;
  const address = apiBaseUrl + operations.listActiveShops.path;
  const [answers, allows] = await Promise.all([goesThrough(address, { mode: 'no-cors' }), goesThrough(address)]);
  const meanwhile = blocked();
  if (meanwhile) return meanwhile;
  if (!allows) return answers ? 'origin' : 'silent';
  const names = keys === 'key' ? [...HEADERS, KEY] : HEADERS;
  const taken = await Promise.all(names.map((name) => goesThrough(address, { headers: { [name]: valueOf(name) } })));
  const missing = names.filter((_name, place) => taken[place] !== true);
  return missing.length > 0 ? { missing } : undefined;
}

/** An empty type is none of those that need no permission, and none that a server reads. */
function valueOf(name: string): string {
  return name === 'Content-Type' ? 'application/json' : '';
}

async function goesThrough(address: string, options: RequestInit = {}): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(address, { ...options, signal, credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

function told(reason: Reason, { apiBaseUrl, keys }: Reach): ApiTrouble {
  const { origin } = new URL(apiBaseUrl);
  const allowed = keys === 'none' ? HEADERS : [...HEADERS, keys === 'key' ? KEY : `${KEY} (nếu API giữ khóa ghi)`];
  const permission = [
    ['Nguồn (origin) phải cho phép', window.location.origin],
    ['Tiêu đề (header) phải cho phép', allowed.join(', ')],
    ['Phương thức phải cho phép', 'GET, POST'],
    ['Áp dụng cho', 'cả lời hỏi trước OPTIONS và câu trả lời lỗi 4xx, 5xx'],
  ] as const;
  if (reason === 'policy')
    return {
      api: apiBaseUrl,
      sentence: 'Trang này chưa được phép gọi máy chủ API. Vui lòng báo người quản trị.',
      details: [
        ['Nguyên nhân', `chính sách của trang (Content-Security-Policy) thiếu ${origin} trong connect-src`],
        ['Cách sửa', 'thêm nguồn này vào connect-src ở máy chủ của trang, hoặc sửa apiBaseUrl trong config.json'],
      ],
    };
  if (reason === 'moved')
    return {
      api: apiBaseUrl,
      sentence:
        'Lời gọi bị chuyển sang một trang web khác, chưa tới được máy chủ API. Vui lòng kiểm tra mạng hoặc báo người quản trị.',
      details: [
        ['Nguyên nhân', `có máy chủ trên đường đi, hoặc ${origin}, chuyển lời gọi sang địa chỉ khác`],
        ['Có thể vì', 'mạng bắt đăng nhập trước, hoặc địa chỉ API đã đổi'],
        ['Cách xem', 'mở địa chỉ API trong tab mới'],
      ],
    };
  if (reason === 'origin')
    return {
      api: apiBaseUrl,
      sentence: 'Máy chủ API có trả lời nhưng không cho phép trang này. Vui lòng báo người quản trị.',
      details: [['Nguyên nhân', 'API chưa cho phép nguồn này (CORS)'], ...permission],
    };
  if (reason === 'silent')
    return {
      api: apiBaseUrl,
      sentence:
        'Máy chủ API không trả lời, hoặc không cho phép trang này. Vui lòng thử lại, nếu vẫn lỗi hãy báo người quản trị.',
      details: [
        [
          'Có thể vì',
          'máy chủ đang tắt, địa chỉ sai, chứng chỉ hết hạn hoặc không tin cậy, hay API chưa cho phép nguồn này (CORS)',
        ],
        ['Cách xem', 'mở địa chỉ API trong tab mới: trình duyệt sẽ báo nếu chứng chỉ hoặc máy chủ lỗi'],
        ...permission,
      ],
    };
  return {
    api: apiBaseUrl,
    sentence: 'Máy chủ API chưa cho phép một phần lời gọi của trang này. Vui lòng báo người quản trị.',
    details: [['Tiêu đề (header) còn thiếu', reason.missing.join(', ')], ...permission],
  };
}
