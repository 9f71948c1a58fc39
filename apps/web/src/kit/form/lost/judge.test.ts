import { expect, it } from 'vitest';
import { judge, type Pressed, type Verdict } from './judge.ts';
import type { Done, Trace } from './look.ts';

const at = (clock: string) => `2026-11-20T${clock}+07:00`;
const pressed: Pressed = {
  userId: 2,
  name: 'Trần Văn Chủ',
  since: Date.parse(at('19:07:00')),
  now: Date.parse(at('19:08:00')),
};
const mine = { by: 'Trần Văn Chủ', byId: 2 };
const record = (clock: string | undefined, by: Done = mine, more: Partial<Trace> = {}): Trace => ({
  what: 'phiếu PT000279',
  made: { at: clock && at(clock), ...by },
  ...more,
});

it.each<[what: string, traces: Trace[], state: Verdict['state']]>([
  ['nothing', [], 'missing'],
  ['one of mine in the second of the press', [record('19:07:00')], 'found'],
  ['one of mine a minute later', [record('19:08:00')], 'found'],
  ['one of mine from before the press', [record('19:06:59')], 'missing'],
  ['one of before, and mine', [record('19:01:00'), record('19:07:05')], 'found'],
  ['two after the press', [record('19:07:05'), record('19:07:09')], 'unsure'],
  ['one of somebody else after the press', [record('19:07:05', { by: 'Lê Thu', byId: 3 })], 'unsure'],
  ['one after the press whose maker nobody names', [record('19:07:05', {})], 'unsure'],
  ['one after the press by my name alone', [record('19:07:05', { by: 'Trần Văn Chủ' })], 'found'],
  ['one whose moment nobody knows', [record(undefined)], 'unsure'],
  ['one of mine that was taken back since', [record('19:07:05', mine, { isDoubtful: true })], 'unsure'],
  ['a record that is as it was to become', [record('08:00:00', mine, { isSettled: true })], 'found'],
])('%s is judged', (_what, traces, state) => {
  expect(judge(traces, pressed).state).toBe(state);
});

it('like ones of the ten minutes before the press are named, older ones are not', () => {
  const [old, earlier] = [record('18:56:59'), record('18:57:00')];
  expect(judge([old, earlier], pressed)).toEqual({ state: 'missing', earlier: [earlier] });
});

it('without the time of the server nothing recent is concluded', () => {
  const unknown = { ...pressed, since: undefined };
  expect(judge([record('19:07:30')], unknown).state).toBe('unsure');
  expect(judge([record('18:50:00')], unknown)).toEqual({ state: 'missing', earlier: [] });
});
