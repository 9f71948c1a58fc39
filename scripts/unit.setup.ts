/** Every unit test plays on the played day, whatever day it is, and random properties draw what the seed says. */
import { configureGlobal } from 'fast-check';
import { afterAll } from 'vitest';
import { playClock } from './clock/playClock.ts';
import { PLAYED_MS } from './clock/playedDay.ts';
import { runs, SEED } from './random.ts';

/** How often fast-check plays a property that does not say. */
const USUAL = 100;

// Tests of one worker share their modules: each file begins at the same moment.
afterAll(playClock({ at: PLAYED_MS, runs: true }));

configureGlobal({ seed: SEED, ...runs(USUAL) });
