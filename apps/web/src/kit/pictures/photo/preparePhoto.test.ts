import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePhoto } from './preparePhoto.ts';
import type { PhotoReply } from './photoWorker.ts';

const bytes = readFileSync(new URL('../../../test/photos/rot6.jpg', import.meta.url));
const heic = readFileSync(new URL('../../../test/photos/photo.heic', import.meta.url));
const photo = (name: string, content = bytes) => new File([content], name, { type: 'image/jpeg' });
const going = () => new AbortController().signal;

/** Workers of the photos that were begun, each until its test answers. */
class HeldWorker extends EventTarget {
  static all: HeldWorker[] = [];
  isOver = false;

  constructor() {
    super();
    HeldWorker.all.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.isOver = true;
  }

  reply(data: PhotoReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  HeldWorker.all = [];
  vi.stubGlobal('Worker', HeldWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const drawn: PhotoReply = { ok: true, photo: new Blob(['jpeg']) };

async function begun(count: number): Promise<HeldWorker> {
  await vi.waitFor(() => expect(HeldWorker.all).toHaveLength(count));
  const worker = HeldWorker.all.at(-1);
  if (!worker) throw new Error('No photo was begun.');
  return worker;
}

/** How a photo failed; kept from the beginning, so that no failure stands without a listener. */
function failure(photo: Promise<File>): Promise<unknown> {
  return photo.then(
    () => new Error('It did not fail.'),
    (caught: unknown) => caught,
  );
}

it('photos are drawn one after the other; one that cannot be opened does not stop the next', async () => {
  const [first, second] = [preparePhoto(photo('IMG_1.HEIC', heic), going()), preparePhoto(photo('2.jpg'), going())];
  const refusal = failure(first);
  const worker = await begun(1);
  worker.reply({ ok: false });
  await expect(refusal).resolves.toMatchObject({
    message: expect.stringMatching(/^Trình duyệt này không mở được ảnh HEIC/) as string,
  });
  (await begun(2)).reply(drawn);
  await expect(second).resolves.toMatchObject({ name: '2.jpg', type: 'image/jpeg' });
  expect(HeldWorker.all.map(({ isOver }) => isOver)).toEqual([true, true]);
});

it('one that is stopped while it is drawn lets the next one begin at once', async () => {
  const stop = new AbortController();
  const [first, second] = [preparePhoto(photo('1.jpg'), stop.signal), preparePhoto(photo('IMG_2.HEIC', heic), going())];
  const stopped = failure(first);
  const worker = await begun(1);
  stop.abort();
  await expect(stopped).resolves.toMatchObject({ name: 'AbortError' });
  expect(worker.isOver).toBe(true);
  (await begun(2)).reply(drawn);
  await expect(second).resolves.toMatchObject({ name: 'IMG_2.jpg' });
});

it('one that is stopped while it waits is never drawn', async () => {
  const stop = new AbortController();
  const [first, second, third] = [
    preparePhoto(photo('1.jpg'), going()),
    preparePhoto(photo('2.jpg'), stop.signal),
    preparePhoto(photo('3.jpg'), going()),
  ];
  const stopped = failure(second);
  const worker = await begun(1);
  stop.abort();
  worker.reply(drawn);
  await expect(stopped).resolves.toMatchObject({ name: 'AbortError' });
  (await begun(2)).reply(drawn);
  await expect(Promise.all([first, third])).resolves.toMatchObject([{ name: '1.jpg' }, { name: '3.jpg' }]);
});
