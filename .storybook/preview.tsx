import type { Preview } from '@storybook/react-vite';
import { UiProvider } from '@so-the/ui';
import '@so-the/ui/theme.css';
import { withLayoutGrid, withLooks, withPagination } from './looks.tsx';
import { toolbar } from './toolbar.ts';

const viewports = {
  phone: { name: 'Điện thoại 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Máy tính bảng 768', styles: { width: '768px', height: '1024px' } },
  cashier: { name: 'Quầy 1366', styles: { width: '1366px', height: '768px' } },
  manager: { name: 'Quản lý 1920', styles: { width: '1920px', height: '1080px' } },
} as const;

const preview: Preview = {
  globalTypes: toolbar.globalTypes,
  initialGlobals: { ...toolbar.initialGlobals, viewport: { value: import.meta.env.VITE_STORY_VIEWPORT } },
  parameters: {
    a11y: { test: 'error' },
    docs: { codePanel: true, source: { type: 'auto' }, canvas: { sourceState: 'shown' } },
    layout: 'padded',
    viewport: { options: viewports },
    options: { storySort: { order: ['Giới thiệu', 'Nền tảng', 'Thành phần', 'Màn hình'], method: 'alphabetical' } },
  },
  // A story that walks ends on a page that may still move (a toast leaves, a list is read again): it is not photographed.
  afterEach: ({ playFunction }) => {
    document.documentElement.toggleAttribute('data-walk', String(playFunction).includes('userEvent'));
  },
  tags: ['autodocs', 'ổn định'],
  decorators: [
    withPagination,
    withLooks,
    withLayoutGrid,
    (Story) => (
      <UiProvider>
        <Story />
      </UiProvider>
    ),
  ],
};

export default preview;
