import { describe, expect, it } from 'vitest';
import { managementAddress, managementOrigin } from './managementLink.ts';

describe('the company management site', () => {
  it.each(['https://quan-ly.example', 'https://quan-ly.example/', ' https://quan-ly.example:8443 '])(
    '%j is one',
    (text) => {
      expect(managementOrigin(text)).toBe(text.trim().replace(/\/$/, ''));
    },
  );

  it.each([
    '',
    'quan-ly.example',
    'http://quan-ly.example',
    'https://quan-ly.example/path',
    'https://quan-ly.example?x=1',
    'https://quan-ly.example#x',
    'https://user:pass@quan-ly.example',
    'https://QUAN-LY.example',
    'https://quan-ly.example//',
    'javascript:alert(1)',
    'https:\\\\quan-ly.example',
  ])('%j is none, so no token goes there', (text) => {
    expect(managementOrigin(text)).toBeNull();
  });

  it('gets token and user id in the query', () => {
    const address = managementAddress('https://quan-ly.example', { token: 'a b&c', userId: 2 });
    expect(address).toBe('https://quan-ly.example/?token=a+b%26c&userId=2');
  });
});
