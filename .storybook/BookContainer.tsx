import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { THEMES } from './toolbar.ts';

interface Told {
  globals: Readonly<Record<string, unknown>>;
}

/** The theme of the toolbar: pages of docs come and go, and the toolbar tells its theme only when it changes. */
let chosen = /theme:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1];

/** A page of docs in the theme of the toolbar: what is Storybook's own of it, and what is drawn with the tokens. */
export default function BookContainer({ context, children }: DocsContainerProps & { children: ReactNode }) {
  const [theme, setTheme] = useState(() => chosen ?? startingTheme(context));
  useEffect(() => {
    const hear = ({ globals }: Told) => {
      if (typeof globals.theme !== 'string') return;
      chosen = globals.theme;
      setTheme(chosen);
    };
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) context.channel.on(event, hear);
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) context.channel.off(event, hear);
    };
  }, [context]);
  const isOne = Object.hasOwn(THEMES, theme);
  useEffect(() => {
    document.documentElement.dataset.theme = isOne ? theme : 'light';
  }, [isOne, theme]);
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/** What the page begins with, where the address names no theme. */
function startingTheme(context: DocsContainerProps['context']): string {
  const [story] = context.componentStories();
  const globals: Told['globals'] = story ? (context.getStoryContext(story) as Told).globals : {};
  return typeof globals.theme === 'string' ? globals.theme : 'light';
}
