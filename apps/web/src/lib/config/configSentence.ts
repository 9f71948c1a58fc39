import { defaultConfig } from './appConfig.ts';
import type { ConfigFault, ConfigWrong } from './readConfig.ts';

const ADDRESS_ALLOWED =
  'Cho phép: để trống (cùng địa chỉ với trang này), một đường dẫn như "/v1", hoặc địa chỉ https như "https://api.cuahang.vn".';

/** What a field holds, where it may not hold anything. */
const ALLOWED: Readonly<Record<string, string>> = {
  apiBaseUrl: `Phải là chữ trong dấu nháy kép. ${ADDRESS_ALLOWED}`,
  errorReports: `Phải là chữ trong dấu nháy kép. ${ADDRESS_ALLOWED}`,
  idempotency: 'Cho phép: "key", "none" hoặc "auto".',
  paginationLocale: 'Cho phép: "vi" hoặc "en".',
  productName: 'Phải là chữ trong dấu nháy kép.',
  managementUrl: 'Phải là chữ trong dấu nháy kép.',
  logos: 'Phải là một đối tượng có "default", "byHost", "byOwner".',
  'logos.byHost': 'Phải là một đối tượng: tên miền, rồi biểu trưng.',
  'logos.byOwner': 'Phải là một đối tượng: số của chủ, rồi biểu trưng.',
  '': 'Nội dung phải là một đối tượng JSON, bắt đầu bằng { và kết thúc bằng }.',
};

const SENTENCES: Readonly<Record<ConfigWrong, (fault: ConfigFault) => string>> = {
  notAddress: () => `Đây không phải địa chỉ. ${ADDRESS_ALLOWED}`,
  insecure: () =>
    `Địa chỉ http của máy khác không an toàn: người trên đường truyền đọc được mã đăng nhập. ${ADDRESS_ALLOWED}`,
  credentials: () => `Địa chỉ không được chứa tên hay mật khẩu. ${ADDRESS_ALLOWED}`,
  query: () => `Địa chỉ không được có phần sau dấu ? hoặc #. ${ADDRESS_ALLOWED}`,
  type: ({ field }) => ALLOWED[field] ?? 'Kiểu dữ liệu chưa đúng.',
  choice: ({ field }) => ALLOWED[field] ?? 'Giá trị này không được phép.',
  site: () => 'Phải là địa chỉ https, không có đường dẫn: "https://quan-ly.cuahang.vn".',
  logo: () => 'Phải có "large" và "small", mỗi tên là địa chỉ một tệp ảnh.',
  name: ({ field }) => {
    const meant = Object.keys(defaultConfig).find((name) => lettersOf(name) === lettersOf(field));
    return meant ? `Tên trường phải viết đúng là "${meant}".` : 'Ứng dụng không có trường này.';
  },
  empty: () => 'Tệp trống. Chưa cần đổi gì thì để {} hoặc xóa tệp.',
  broken: ({ cause }) =>
    `Tệp không phải JSON hợp lệ${placeOf(cause)}. Hãy kiểm tra dấu phẩy, ngoặc và nháy kép, và lưu dạng UTF-8.`,
  huge: () => 'Tệp quá lớn (trên 256 KB), không thể là tệp cấu hình.',
  status: ({ cause }) => `Máy chủ của trang này trả lời mã ${String(cause)} thay vì tệp.`,
  late: () => 'Chờ quá 20 giây mà tệp chưa về.',
  lost: () => 'Không tải được tệp: mạng hoặc máy chủ của trang này đang lỗi.',
  offline: () => 'Máy này đang mất kết nối mạng.',
};

/** What is wrong with a field of `config.json` and what is allowed, for whoever runs the site. */
export function configSentence(fault: ConfigFault): string {
  return SENTENCES[fault.wrong](fault);
}

/** A name as `api_base_url` and `ApiBaseURL` have it in common. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Browsers say in English what is wrong, and most of them where. */
function placeOf(thrown: unknown): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(thrown)) ?? [];
  return line === undefined ? '' : ` (gần dòng ${line}, cột ${column})`;
}
