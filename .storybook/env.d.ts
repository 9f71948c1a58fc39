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
  }

  /** Such commits, newest first; none where the sources came without git. */
  export const changes: readonly PictureChange[];
}
