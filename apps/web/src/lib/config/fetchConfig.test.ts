import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from './appConfig.ts';
import { configSentence } from './configSentence.ts';
import { fetchConfig } from './fetchConfig.ts';
import type { ConfigRead } from './readConfig.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('config.json on its way', () => {
  it.each([
    ['missing', 404, 'Not found'],
    ['gone', 410, ''],
    ['answered by the page of a host that has none', 200, '\n<!doctype html><html></html>'],
    ['of a site that changes nothing', 200, '{}'],
  ])('%s means the defaults', async (_what, status, body) => {
    answer(status, body);
    expect(await fetchConfig('/config.json')).toEqual({ config: defaultConfig, faults: [] });
  });

  it('with a byte order mark is read', async () => {
    answer(200, '\uFEFF{"productName":"Thẻ Vàng"}');
    expect(await fetchConfig('/config.json')).toMatchObject({ config: { productName: 'Thẻ Vàng' }, faults: [] });
  });

  it.each([
    ['cut', 200, '{"apiBaseUrl":"https://api', /JSON hợp lệ/],
    ['with a comma too many', 200, '{\n "apiBaseUrl": "",\n}', /\(gần dòng 3, cột 1\)/],
    ['empty', 200, '', /trống/],
    ['blank', 200, ' \n', /trống/],
    ['huge', 200, `{"productName":"${'x'.repeat(300_000)}"}`, /quá lớn/],
    ['in UTF-16', 200, '{\0"\0a\0"\0', /UTF-8/],
    ['behind a server that broke down', 502, '<html>Bad gateway</html>', /mã 502/],
    ['behind a gate', 401, '', /mã 401/],
  ])('%s stops the app with a sentence', async (_what, status, body, sentence) => {
    answer(status, body);
    expect(stop(await fetchConfig('/config.json'))).toMatch(sentence);
  });

  it('that does not come within twenty seconds stops the app, and so does a lost network', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const late = fetchConfig('/config.json');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stop(await late)).toMatch(/20 giây/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(stop(await fetchConfig('/config.json'))).toMatch(/mạng hoặc máy chủ/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(stop(await fetchConfig('/config.json'))).toMatch(/mất kết nối/);
  });
});

function answer(status: number, body: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

/** Why the app is stopped, in words. */
function stop({ config, faults }: ConfigRead): string {
  expect(config).toEqual(defaultConfig);
  expect(faults.map(({ field, stops }) => [field, stops])).toEqual([['', true]]);
  return faults.map(configSentence).join('');
}
