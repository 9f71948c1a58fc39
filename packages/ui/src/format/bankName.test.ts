import { expect, it } from 'vitest';
import { bankName } from './bankName.ts';

it.each([
  ['ICB', 'VietinBank'],
  ['VBA', 'Agribank'],
  ['SEAB', 'SeABank'],
  ['VCB', 'VCB'],
  ['', ''],
  ['constructor', 'constructor'],
])('%s is called %s', (code, name) => expect(bankName(code)).toBe(name));
