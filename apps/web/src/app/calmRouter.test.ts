import { createMemoryRouter, type LoaderFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmRouter, UNSEEN } from './calmRouter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a step to a screen that is there is told once, when it is done', async () => {
  const { router, told } = opened(() => null);
  await router.navigate('/customer');
  await vi.advanceTimersByTimeAsync(UNSEEN);
  expect(told).toEqual(['idle /customer']);
});

test('a step that takes longer is told on its way as well', async () => {
  const { router, told } = opened(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 2 * UNSEEN, null);
      }),
  );
  const arrived = router.navigate('/customer');
  await vi.advanceTimersByTimeAsync(UNSEEN);
  expect(told).toEqual(['loading /']);
  await vi.advanceTimersByTimeAsync(UNSEEN);
  await arrived;
  expect(told).toEqual(['loading /', 'idle /customer']);
});

test('who no longer listens hears nothing of a step under way', async () => {
  const { router, told, stop } = opened(() => new Promise(() => undefined));
  void router.navigate('/customer');
  await vi.advanceTimersByTimeAsync(UNSEEN / 2);
  stop();
  await vi.advanceTimersByTimeAsync(UNSEEN);
  expect(told).toEqual([]);
});

function opened(loader: LoaderFunction) {
  const router = calmRouter(createMemoryRouter([{ path: '/' }, { path: '/customer', loader }]));
  const told: string[] = [];
  const stop = router.subscribe(({ navigation, location }) => {
    told.push(`${navigation.state} ${location.pathname}`);
  });
  return { router, told, stop };
}
