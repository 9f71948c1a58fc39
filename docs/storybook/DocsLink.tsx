import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Opens a page of docs from another one, in the look of the toolbar; with a key held, in a tab of its own. */
export function DocsLink({ id, children }: { id: string; children: ReactNode }) {
  const address = `?path=/docs/${id}`;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, address);
  };
  return (
    <a href={`./${address}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
