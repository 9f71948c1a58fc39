import type { Decorator } from '@storybook/react-vite';

/** A part stands in the landmark that its page would give it; screens bring their own. */
export const withLandmark: Decorator = (Story, { title, viewMode }) =>
  viewMode === 'docs' || title.startsWith('Màn hình') ? (
    <Story />
  ) : (
    <main style={{ display: 'contents' }}>
      <Story />
    </main>
  );
