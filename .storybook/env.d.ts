/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Width that the story suites start in; unset in Storybook itself. */
  readonly VITE_STORY_VIEWPORT?: string;
}
