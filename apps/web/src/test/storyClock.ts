/** When every story happens: the day and hour on which everything plays. */
export { PLAYED_NOW as STORY_NOW } from '../../../../scripts/clock/playedDay.ts';
