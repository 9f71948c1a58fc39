import type { AppConfig } from '../../lib/config/appConfig.ts';
import type { ApiTrouble } from './apiTrouble.ts';

/**
 * Why calls do not go through.
 * - `policy`: the page's own policy lacks the API
 * - `moved`: somebody led the call to an address that the policy refuses
 * - `origin`: the API answers, but lets no page of this origin read
 * - `silent`: no answer, or none that a browser tells of
 * - headers of which the API takes none
 */
export type Reason = 'policy' | 'moved' | 'origin' | 'silent' | { missing: readonly string[] };

/** Between whom calls do not go through. */
export interface Ends {
  apiBaseUrl: string;
  /** Origin of the page. */
  page: string;
  /** Whether writes carry a key. */
  keys: AppConfig['idempotency'];
}

/** Headers that every API must take from this page (specification §7). */
export const HEADERS: readonly string[] = ['Content-Type', 'Token', 'UserID', 'ShopID'];
/** The header of a write's key, where the API keeps keys (real-api §2). */
export const KEY_HEADER = 'Idempotency-Key';

/** Says why calls do not go through: to whoever works here in one sentence, to whoever runs the servers what to allow (real-api §1). */
export function tellTrouble(reason: Reason, ends: Ends): ApiTrouble {
  const told = typeof reason === 'string' ? REASONS[reason](ends) : ofHeaders(reason.missing, ends);
  return { api: ends.apiBaseUrl, ...told };
}

type Told = Omit<ApiTrouble, 'api'>;

const REASONS: Readonly<Record<Exclude<Reason, object>, (ends: Ends) => Told>> = {
  policy: ({ apiBaseUrl }) => ({
    sentence: 'Trang này chưa được phép gọi máy chủ API. Vui lòng báo người quản trị.',
    details: [
      [
        'Nguyên nhân',
        `chính sách của trang (Content-Security-Policy) thiếu ${new URL(apiBaseUrl).origin} trong connect-src`,
      ],
      ['Cách sửa', 'thêm nguồn này vào connect-src ở máy chủ của trang, hoặc sửa apiBaseUrl trong config.json'],
    ],
  }),
  moved: () => ({
    sentence:
      'Lời gọi bị chuyển sang một trang web khác, chưa tới được máy chủ API. Vui lòng kiểm tra mạng hoặc báo người quản trị.',
    details: [
      ['Nguyên nhân', 'máy chủ API, hoặc một máy trên đường đi, chuyển lời gọi sang địa chỉ khác'],
      ['Có thể vì', 'mạng bắt đăng nhập trước, hoặc địa chỉ API đã đổi'],
      ['Cách xem', 'mở địa chỉ API trong tab mới'],
    ],
  }),
  origin: (ends) => ({
    sentence: 'Máy chủ API có trả lời nhưng không cho phép trang này. Vui lòng báo người quản trị.',
    details: [['Nguyên nhân', 'API chưa cho phép nguồn này (CORS)'], ...permission(ends)],
  }),
  silent: (ends) => ({
    sentence:
      'Máy chủ API không trả lời, hoặc không cho phép trang này. Vui lòng thử lại, nếu vẫn lỗi hãy báo người quản trị.',
    details: [
      [
        'Có thể vì',
        'máy chủ đang tắt, địa chỉ sai, chứng chỉ hết hạn hoặc không tin cậy, hay API chưa cho phép nguồn này (CORS)',
      ],
      ['Cách xem', 'mở địa chỉ API trong tab mới: trình duyệt sẽ báo nếu chứng chỉ hoặc máy chủ lỗi'],
      ...permission(ends),
    ],
  }),
};

function ofHeaders(missing: readonly string[], ends: Ends): Told {
  return {
    sentence: 'Máy chủ API chưa cho phép một phần lời gọi của trang này. Vui lòng báo người quản trị.',
    details: [['Tiêu đề (header) còn thiếu', missing.join(', ')], ...permission(ends)],
  };
}

/** What an API must answer so that a browser passes its answers on. */
function permission({ page, keys }: Ends): ApiTrouble['details'] {
  const key = keys === 'key' ? KEY_HEADER : `${KEY_HEADER} (nếu API dùng khóa chống ghi trùng)`;
  return [
    ['Nguồn (origin) phải cho phép', page],
    ['Tiêu đề (header) phải cho phép', [...HEADERS, ...(keys === 'none' ? [] : [key])].join(', ')],
    ['Phương thức phải cho phép', 'GET, POST'],
    ['Áp dụng cho', 'cả lời hỏi trước OPTIONS và câu trả lời lỗi 4xx, 5xx'],
  ];
}
