/// <reference types="vite/client" />
/// <reference types="@vitest/browser-playwright" />

interface ImportMetaEnv {
  /** Width that the story suites start in; unset in Storybook itself. */
  readonly VITE_STORY_VIEWPORT?: 'cashier' | 'phone';
  /** Paths of the screens that the walk over all screens opens, with commas; unset for all. */
  readonly VITE_WALKED?: string;
}

declare module 'virtual:picture-history' {
  /** A commit that changed committed pictures. */
  export interface PictureChange {
    /** Day of the commit, as 2026-11-22. */
    day: string;
    /** First line of the commit's message. */
    why: string;
    /** Pictures that it changed, as `look/name`. */
    pictures: string[];
    /** Of those, how some looked before, and where today's lies. */
    before: { picture: string; file: string; now: string }[];
  }

  /** Such commits, newest first; none where the sources came without git. */
  export const changes: readonly PictureChange[];
}

declare module 'virtual:book-facts' {
  /** Public parts of the UI package, in the order of their files. */
  export const parts: readonly import('../scripts/storybook/bookFacts.ts').PartFacts[];
  /** Screens of the route table, in its order. */
  export const screens: readonly import('../scripts/storybook/bookFacts.ts').ScreenFacts[];
}

declare module 'virtual:part-sizes' {
  /** Public name → bytes after brotli, without what the parts share. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:tokens' {
  /** Every token of the UI package, in the order of the style sheets. */
  export const tokens: readonly import('../scripts/storybook/tokens.ts').Token[];
}

declare module 'virtual:pictures' {
  /** Files of the committed pictures of each look, below `pictures/{look}/`. */
  export const pictures: Readonly<Record<import('../scripts/pictures/places.ts').Look, readonly string[]>>;
}
