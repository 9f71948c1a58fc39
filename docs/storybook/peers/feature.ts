import type { PageOf, PeerId } from './peers.ts';

export type Verdict = 'yes' | 'partly' | 'no';

/** One page of a peer, or the several that a verdict needs. */
type Sources<Id extends PeerId> = PageOf<Id> | readonly PageOf<Id>[];

/**
 * What a peer's own documentation says of a feature: the verdict, where it says so, and why it is no plain yes.
 * `silent`: its documentation was searched and does not speak of it. That is no proof that it cannot.
 */
export type Found<Id extends PeerId> = 'silent' | readonly [verdict: Verdict, sources: Sources<Id>, why?: string];

/** A test that proves what is said of our own server: its file, and its title as the file spells it. */
export type Proof = readonly [file: string, title: string];

/** Our own verdict. A yes, and a part, is worth its tests. */
export type Own =
  | { is: 'no'; why: string }
  | { is: 'partly'; proofs: readonly [Proof, ...Proof[]]; why: string }
  | Proven;

interface Proven {
  is: 'yes';
  proofs: readonly [Proof, ...Proof[]];
}

/** Where peers do better than our server: a sentence for Storybook, and one for the package's page. */
export interface Better {
  /** Who, each with the page that says so. */
  by: { [Id in PeerId]?: PageOf<Id> };
  vi: string;
  en: string;
}

/** One row of the table. */
export interface Feature {
  vi: string;
  en: string;
  ours: Own;
  peers: { [Id in PeerId]: Found<Id> };
  better?: Better;
}

/** What is said of one peer, whichever it is. */
export type AnyFound = Feature['peers'][PeerId];
