import type { Preview, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import '@so-the/ui/theme.css';
import { withLandmark } from './landmark.tsx';
import { withLayoutGrid, withLooks, withPagination } from './looks.tsx';
import { toolbar } from './toolbar.ts';

const viewports = {
  phone: { name: 'Điện thoại 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Máy tính bảng 768', styles: { width: '768px', height: '1024px' } },
  cashier: { name: 'Quầy 1366', styles: { width: '1366px', height: '768px' } },
  manager: { name: 'Quản lý 1920', styles: { width: '1920px', height: '1080px' } },
} as const;

/** Docs alone load the blocks of docs. */
const PartPage = lazy(() => import('./PartPage.tsx'));

/** The tests start and end every story with hooks of their own; Storybook itself never loads them. */
const isUnderTest = import.meta.env.VITE_STORY_VIEWPORT !== undefined;

const preview: Preview = {
  globalTypes: toolbar.globalTypes,
  initialGlobals: { ...toolbar.initialGlobals, viewport: { value: import.meta.env.VITE_STORY_VIEWPORT } },
  parameters: {
    a11y: {
      // The tests ask axe themselves, see photograph.ts: not again for what it has read on the page before.
      test: isUnderTest ? 'off' : 'error',
      // Storybook switches this rule off for parts; here every part stands in a landmark as on a page.
      config: { rules: [{ id: 'region', enabled: true }] },
    },
    docs: {
      codePanel: true,
      source: { type: 'auto' },
      canvas: { sourceState: 'shown' },
      page: () => (
        <Suspense>
          <PartPage />
        </Suspense>
      ),
    },
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
          ['Chào mừng', 'Nguyên tắc', 'Giọng văn', 'Màn hình và trạng thái'],
          'Nền tảng',
          ['Cột tiền và bảng', 'Màu và tương phản', 'Màu và chữ', 'Biểu tượng'],
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
  },
  // A story is played once it has done what it does after its first drawing: listen to keys, ask for data.
  mount: (story: StoryContext) => async (ui) => {
    if (ui !== undefined) story.originalStoryFn = () => ui;
    await (story.renderToCanvas as () => Promise<unknown>)();
    if (isUnderTest) await (await import('./rest.ts')).nextFrame();
    return story.canvas;
  },
  afterEach: async (story) => {
    if (isUnderTest) await (await import('./underTest.ts')).finish(story);
  },
  tags: ['autodocs', 'ổn định'],
  decorators: [withLandmark, withPagination, withLooks, withLayoutGrid],
};

export default preview;
