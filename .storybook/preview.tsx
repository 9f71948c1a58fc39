import type { Preview, StoryContext } from '@storybook/react-vite';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import '@so-the/ui/theme.css';
import { playClock } from '../scripts/clock/playClock.ts';
import { PLAYED_MS } from '../scripts/clock/playedDay.ts';
import { withLandmark } from './landmark.tsx';
import { withLayoutGrid, withLooks, withPagination } from './looks.tsx';
import { modes } from './modes.ts';
import { hasOpened, nextFrame } from './nextFrame.ts';
import { moveAgain, standStill } from './standStill.ts';
import { toolbar } from './toolbar.ts';

const viewports = {
  phone: { name: 'Điện thoại 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Máy tính bảng 768', styles: { width: '768px', height: '1024px' } },
  cashier: { name: 'Quầy 1366', styles: { width: '1366px', height: '768px' } },
  manager: { name: 'Quản lý 1920', styles: { width: '1920px', height: '1080px' } },
} as const;

// Parts ask the page what day it is, and stories do so while they are loaded: all look alike on every day.
playClock({ at: PLAYED_MS, runs: false });

/** Docs alone load the blocks of docs. */
const PartPage = lazy(() => import('./PartPage.tsx'));
const BookContainer = lazy(() => import('./BookContainer.tsx'));

/** The tests start and end every story with hooks of their own; Storybook itself never loads them. */
const isUnderTest = import.meta.env.VITE_STORY_VIEWPORT !== undefined;

// What a story waits for may take longer while two browsers share a machine; yet no look lasts until a toast has gone (5 s).
configure({ asyncUtilTimeout: 4500 });

const preview: Preview = {
  globalTypes: toolbar.globalTypes,
  initialGlobals: {
    ...toolbar.initialGlobals,
    // Who works in the dark looks at stories and docs in the dark, until the toolbar says otherwise.
    ...(!isUnderTest && matchMedia('(prefers-color-scheme: dark)').matches && { theme: 'dark' }),
    viewport: { value: import.meta.env.VITE_STORY_VIEWPORT },
  },
  parameters: {
    a11y: {
      // The tests ask axe themselves, see photograph.ts: not again for what it has read on the page before.
      test: isUnderTest ? 'off' : 'error',
      // Storybook switches this rule off for parts; here every part stands in a landmark as on a page.
      config: { rules: [{ id: 'region', enabled: true }] },
    },
    docs: {
      codePanel: true,
      source: {
        type: 'auto',
        transform: async (code: string, { title }: StoryContext) =>
          (await import('./partSource.ts')).partSource(code, title),
      },
      canvas: { sourceState: 'shown' },
      container: (props: DocsContainerProps & { children: ReactNode }) => (
        <Suspense>
          <BookContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <PartPage />
        </Suspense>
      ),
    },
    chromatic: { modes },
    jsx: { functionValue: () => '() => {}' },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      // The categories, and no others: a title outside them fails a test.
      storySort: {
        method: 'alphabetical',
        locales: 'vi-VN',
        order: [
          'Giới thiệu',
          [
            'Chào mừng',
            'Chọn thành phần',
            'Nguyên tắc',
            'Giọng văn',
            'Màn hình và trạng thái',
            'Tường ảnh',
            'Ảnh chụp',
            'Sân chơi',
            'Tình trạng thành phần',
          ],
          'Nền tảng',
          ['Cột tiền và bảng', 'Màu và tương phản', 'Mọi token', 'Màu và chữ', 'Biểu tượng'],
          'Nút và lệnh',
          'Nhập liệu',
          'Bảng và dữ liệu',
          'Biểu đồ và báo cáo',
          'Biểu mẫu và hộp thoại',
          'Phản hồi',
          'Khung và điều hướng',
          'Màn hình',
        ],
      },
    },
  },
  beforeEach: async (story) => {
    if (isUnderTest) await (await import('./underTest.ts')).start(story);
    // Docs show stories without playing them.
    else if (story.viewMode === 'story' && story.playFunction) return standStill();
    return undefined;
  },
  // A story is played once it has done what it does after its first drawing: listen to keys, ask for data.
  mount: (story: StoryContext) => async (ui) => {
    if (ui !== undefined) story.originalStoryFn = () => ui;
    await (story.renderToCanvas as () => Promise<unknown>)();
    await nextFrame();
    await hasOpened();
    return story.canvas;
  },
  afterEach: async (story) => {
    if (isUnderTest) await (await import('./underTest.ts')).finish(story);
    else moveAgain();
  },
  tags: ['autodocs', 'ổn định'],
  decorators: [withLandmark, withPagination, withLooks, withLayoutGrid],
};

export default preview;
