import { describe, expect, it } from 'vitest';
import { logoFor } from './appConfig.ts';

const usual = { large: 'logo.svg', small: 'logo-small.svg' };
const gold = { large: 'gold.svg', small: 'gold-small.svg' };
const green = { large: 'green.svg', small: 'green-small.svg' };

describe('the logo', () => {
  const logos = { default: usual, byHost: { 'vang.example': gold }, byOwner: { '9': green } };

  it.each([
    ['the default', { host: 'localhost' }, usual],
    ['that of the host', { host: 'vang.example' }, gold],
    ['that of the user', { host: 'vang.example', user: { UserID: 9, OwnerUserID: 2 } }, green],
    ["that of the user's owner", { host: 'localhost', user: { UserID: 5, OwnerUserID: 9 } }, green],
    ['the default for other users', { host: 'localhost', user: { UserID: 5, OwnerUserID: 2 } }, usual],
    ['never something inherited', { host: 'constructor', user: { UserID: 5 } }, usual],
  ])('is %s', (_which, viewer, logo) => {
    expect(logoFor(logos, viewer)).toEqual(logo);
  });
});
