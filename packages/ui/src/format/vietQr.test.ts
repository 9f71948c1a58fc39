import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiContent, checksum, vietQrText } from './vietQr.ts';

describe('vietQrText', () => {
  it('equals the published vector', () => {
    const payment = { bin: '970415', account: '0011001932418', amount: 120_000, content: 'ung ho lu lut' };
    expect(vietQrText(payment)).toBe(
      '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    );
  });

  it('equals the vector of the domain page', () => {
    const payment = { bin: '970436', account: '1017595600', amount: 19_660_000, content: 'RT000123 NGUYEN VAN A' };
    expect(vietQrText(payment)).toBe(
      '00020101021238540010A00000072701240006970436011010175956000208QRIBFTTA53037045408196600005802VN62250821RT000123 NGUYEN VAN A63043D24',
    );
  });

  it('leaves amount and content to the payer when they are not known', () => {
    const text = vietQrText({ bin: '970436', account: '1017595600' });
    expect(text).toMatch(/^000201010211.*53037045802VN6304[0-9A-F]{4}$/);
  });

  it('sends no marks and no more than 25 signs', () => {
    expect(asciiContent('Nguyễn Thị Đào trả nợ đơn RT000123')).toBe('Nguyen Thi Dao tra no don');
    fc.assert(fc.property(fc.string(), (text) => /^[\x20-\x7e]{0,25}$/.test(asciiContent(text))));
  });
});

describe('checksum', () => {
  it('is CRC-16/CCITT-FALSE', () => expect(checksum('123456789')).toBe('29B1'));
});
