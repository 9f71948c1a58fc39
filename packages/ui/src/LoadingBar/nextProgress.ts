import { LOADING_BAR } from '../theme/constants.ts';

/** Percent a loading bar shows one beat later: a step more, never past the maximum (specification §9). */
export function nextProgress(percent: number): number {
  return Math.min(percent + LOADING_BAR.step, LOADING_BAR.max);
}
