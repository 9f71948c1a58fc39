import type { ReactNode } from 'react';

/**
 * Opens a story from a page of docs, in the look that `globals` asks for ("theme:dark"; default as the toolbar begins). A
 * whole page load: a link inside Storybook would keep the look of the toolbar.
 */
export function StoryLink({ id, globals, children }: { id: string; globals?: string; children: ReactNode }) {
  const look = globals === undefined ? '' : `&globals=${globals}`;
  return (
    <a href={`./?path=/story/${id}${look}`} target="_top">
      {children}
    </a>
  );
}
