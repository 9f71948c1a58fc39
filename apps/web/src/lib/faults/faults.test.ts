import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetFaults, noteFault, tellFaults, type Fault } from './faults.ts';

beforeEach(forgetFaults);
afterEach(forgetFaults);

const fault = (message: string): Fault => ({ kind: 'error', thrown: new Error(message) });

it('keeps what happens before anybody listens, the first twenty', () => {
  const early = Array.from({ length: 25 }, (_, place) => fault(String(place)));
  early.forEach(noteFault);
  const heard: Fault[] = [];
  tellFaults((each) => heard.push(each));
  const late = fault('late');
  noteFault(late);
  expect(heard).toEqual([...early.slice(0, 20), late]);
});

it('tells once of a thrown thing that several places meet', () => {
  const heard: Fault[] = [];
  tellFaults((each) => heard.push(each));
  const thrown = new Error('broken');
  noteFault({ kind: 'screen', thrown });
  noteFault({ kind: 'error', thrown });
  noteFault({ kind: 'rejection', thrown: 'a text' });
  noteFault({ kind: 'rejection', thrown: 'a text' });
  expect(heard.map(({ kind }) => kind)).toEqual(['screen', 'rejection', 'rejection']);
});
