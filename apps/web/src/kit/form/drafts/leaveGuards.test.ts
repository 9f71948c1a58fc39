import { expect, it } from 'vitest';
import { leaveGuards } from './leaveGuards.ts';

it('lets the innermost of the forms with unsaved changes ask', () => {
  const told: (string | undefined)[] = [];
  const stop = leaveGuards.subscribe(() => told.push(leaveGuards.innermost()));
  const dropOuter = leaveGuards.add('order');
  const dropInner = leaveGuards.add('status');
  dropInner();
  dropOuter();
  stop();
  expect(told).toEqual(['order', 'status', 'order', undefined]);
});

it('asks the inner one still when the outer form was saved', () => {
  const dropOuter = leaveGuards.add('order');
  const dropInner = leaveGuards.add('status');
  dropOuter();
  expect(leaveGuards.innermost()).toBe('status');
  dropInner();
  expect(leaveGuards.innermost()).toBeUndefined();
});
