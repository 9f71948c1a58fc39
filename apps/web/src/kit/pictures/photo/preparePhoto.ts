import { allowOwnScripts } from '../../../lib/ownScripts.ts';
import { readPhoto } from './photoBytes.ts';
import { sizeFault, staysWithin } from './photoLimits.ts';
import type { PhotoReply, PhotoTask } from './photoWorker.ts';

/** What a field for photos takes; a phone's HEIC has no type on most computers. */
export const PHOTOS = ['image/png', 'image/jpeg', 'image/webp', '.heic', '.heif'];

/** Most bytes of a photo before it is made smaller, 25 MB. */
export const PHOTO_BYTES = 25 * 1024 * 1024;

/** Most bytes that the server takes, 5 MB. */
const SENT_BYTES = 5 * 1024 * 1024;

const HEIC_ADVICE =
  'Trình duyệt này không mở được ảnh HEIC. Trên iPhone vào Cài đặt > Camera > Định dạng, chọn "Tương thích nhất" rồi chụp lại, hoặc lưu ảnh thành JPEG.';

allowOwnScripts();

/**
 * A photo as it may be sent: at most 5 MB, upright, without its place; HEIC as JPEG. One that is so already stays as it
 * is, byte by byte, so that a slip loses nothing. What is no known picture stays too: the server says what is wrong.
 *
 * @throws Error in Vietnamese when it has too many pixels, before any is drawn, or when the browser cannot open it; AbortError
 *   when the signal fires
 */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const { kind, tells, endless, size } = readPhoto(bytes);
  if (kind === 'unknown') return file;
  const cannotOpen = kind === 'heic' ? HEIC_ADVICE : 'Không mở được ảnh này: tệp bị hỏng hoặc ảnh quá lớn.';
  if (!size) throw new Error(cannotOpen);
  const fault = sizeFault(size);
  if (fault !== undefined) throw new Error(fault);
  if (!tells && !endless && file.size <= SENT_BYTES && staysWithin(size)) return file;
  // Browsers show a JPEG without its end, but some do not draw it.
  const photo = endless ? new Blob([bytes, Uint8Array.of(0xff, 0xd9)], { type: 'image/jpeg' }) : file;
  const reply = await inTurn(() => drawAnew({ photo, limit: SENT_BYTES }, signal));
  if (reply.ok) return new File([reply.photo], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  throw new Error(cannotOpen);
}

let last: Promise<unknown> = Promise.resolve();

/** One photo at a time: a large one takes 200 MB of memory while it is drawn. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

function drawAnew(task: PhotoTask, signal: AbortSignal): Promise<PhotoReply> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  const reply = new Promise<PhotoReply>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => resolve(data), { once: true });
    worker.addEventListener('error', () => resolve({ ok: false }), { once: true });
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), { once: true });
    worker.postMessage(task, []);
  });
  return reply.finally(() => worker.terminate());
}
