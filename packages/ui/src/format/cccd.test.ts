import { describe, expect, it } from 'vitest';
import { cccdDigits, cccdProblem, groupCccd } from './cccd.ts';

describe('identity numbers', () => {
  it('takes pasted forms', () => {
    expect(cccdDigits('079 085.012345')).toBe('079085012345');
    expect(groupCccd('079085012345')).toBe('079 085 012345');
    expect(groupCccd('0790')).toBe('079 0');
  });

  it.each([
    ['079085012345', false, undefined],
    ['079985012345', false, 'CCCD không hợp lệ: chữ số thứ tư từ 0 đến 3'],
    ['02345', false, 'CCCD gồm 12 chữ số'],
    ['023456789', false, 'CMND 9 số đã hết hiệu lực, vui lòng nhập CCCD 12 số'],
    ['023456789', true, undefined],
  ])('%s (old ones taken: %s): %s', (digits, old, problem) => expect(cccdProblem(digits, old)).toBe(problem));
});
