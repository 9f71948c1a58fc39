/** Sentence for an answer that is no envelope, whoever sent it: the API, a proxy before it, a gate of the network. */
const SENTENCES = {
  page: 'Máy chủ API trả về một trang web thay vì dữ liệu; địa chỉ API có thể sai',
  moved: 'Lời gọi bị chuyển sang một trang web khác (có thể là trang đăng nhập của mạng), chưa tới được máy chủ API',
  empty: 'Máy chủ API trả lời trống, không có dữ liệu',
  cut: 'Dữ liệu máy chủ API gửi về bị cắt ngang',
  other: 'Máy chủ API trả lời không đúng mẫu; địa chỉ API có thể sai hoặc khác phiên bản',
} as const;

/** Sentence for the statuses that a proxy answers by itself. */
const STATUSES: Readonly<Record<number, string>> = {
  405: 'Máy chủ không nhận lời gọi này (mã 405); địa chỉ API có thể sai',
  413: 'Nội dung gửi lên lớn hơn máy chủ cho phép (mã 413)',
  429: 'Máy chủ API đang nhận quá nhiều lời gọi (mã 429). Vui lòng thử lại sau ít phút',
  502: 'Máy chủ API đang tạm ngừng (mã 502). Vui lòng thử lại sau ít phút',
  503: 'Máy chủ API đang bận hoặc bảo trì (mã 503). Vui lòng thử lại sau ít phút',
  504: 'Máy chủ API chưa trả lời kịp (mã 504). Vui lòng tải lại để kiểm tra trước khi thực hiện lại',
};

/**
 * Says what an answer is that has no envelope.
 *
 * @param text the body as it came
 * @param moved whether the call was led to another address than it was sent to
 * @returns a Vietnamese sentence; undefined where the kind of failure says it better
 */
export function wrongAnswer(status: number, text: unknown, moved: boolean): string | undefined {
  if (Object.hasOwn(STATUSES, status)) return STATUSES[status];
  if (status >= 500 || status === 401) return undefined;
  const written = typeof text === 'string' ? text.trim() : '';
  if (written.startsWith('<')) return status < 400 && moved ? SENTENCES.moved : SENTENCES.page;
  if (status >= 400) return undefined;
  if (written === '') return SENTENCES.empty;
  return isCut(written) ? SENTENCES.cut : SENTENCES.other;
}

/** It began as JSON and is none. */
function isCut(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
