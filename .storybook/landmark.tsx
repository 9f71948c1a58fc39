import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, type ReactNode } from 'react';
import { isScreen } from './isScreen.ts';

const InLandmark = createContext(false);

/** A part stands in the landmark that its page would give it; screens bring their own. */
export const withLandmark: Decorator = (Story, { title, viewMode }) =>
  viewMode === 'docs' || isScreen(title) ? (
    <Story />
  ) : (
    <Landmark>
      <Story />
    </Landmark>
  );

/** One around all: a story that shows others has it already. */
function Landmark({ children }: { children: ReactNode }) {
  if (useContext(InLandmark)) return children;
  return (
    <InLandmark value>
      <main style={{ display: 'contents' }}>{children}</main>
    </InLandmark>
  );
}
