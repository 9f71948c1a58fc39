/// <reference types="vite/client" />
/// <reference types="@vitest/browser-playwright" />

interface ImportMetaEnv {
  /** Width that the story suites start in; unset in Storybook itself. */
  readonly VITE_STORY_VIEWPORT?: 'cashier' | 'phone';
  /** Paths of the screens that the walk over all screens opens, with commas; unset for all. */
  readonly VITE_WALKED?: string;
  /** Set where the walks through all forms and screens are played; else a part of them stands for the others. */
  readonly VITE_ALL_WALKS?: string;
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
  /** A type that the props of a part name. */
  export interface PartType {
    name: string;
    /** As its source has it. */
    text: string;
  }

  /** What the sources say of a public part of the UI package. */
  export interface PartFacts {
    /** "DataTable": name of its page and in code. */
    name: string;
    /** Place in the sidebar. */
    title: string;
    docsId: string;
    /** File of its stories below the root of the repository, and the first of them. */
    stories: string;
    firstStoryId: string;
    /** Its file below the root of the repository. */
    source: string;
    state: string;
    /** Whether a story of it is walked by keyboard alone. */
    keyboard: boolean;
    /** Rules of axe that its stories leave out; none is the rule. */
    axeExceptions: number;
    /** Whether PrimeReact carries it. */
    prime: boolean;
    /** Whether it lies above the page, so that docs show it in a frame of its own. */
    framed: boolean;
    /** What to do, and what to avoid: `parameters.rules` of its stories. */
    yes: string[];
    no: string[];
    /** Files of the app that use it, below `apps/web/src`. */
    users: string[];
    /** What its props are made of, beyond plain values. */
    types: PartType[];
  }

  /** What the sources say of a screen of the route table. */
  export interface ScreenFacts {
    path: string;
    title: string;
    source: string;
    /** Page of docs of its stories, where it has one. */
    docsId: string | undefined;
    /** File of its stories. */
    stories: string | undefined;
    /** Parts of the UI package that it uses, itself or through the kit. */
    parts: string[];
    /** `GET /api/Debt/DebtPos`, for every call that it makes. */
    calls: string[];
  }

  /** Public parts of the UI package, in the order of their files. */
  export const parts: readonly PartFacts[];
  /** Screens of the route table, in its order. */
  export const screens: readonly ScreenFacts[];
}

declare module 'virtual:part-sizes' {
  /** Public name → bytes after brotli, without what the parts share. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:tokens' {
  /** Every token of the UI package, in the order of the style sheets. */
  export const tokens: readonly { name: string; kind: string; values: Readonly<Record<string, string>> }[];
}

declare module 'virtual:pictures' {
  /** Files of the committed pictures of each look, below `pictures/{look}/`. */
  export const pictures: Readonly<Record<string, readonly string[]>>;
}
