import { describe, expect, it } from 'vitest';
import { lineWords, swipeLineWords } from './lineWords.ts';

const order = { CardBankCode: 'VCB', CardLast4: '2235', CustomerName: 'Nguyễn Thị Hạnh' };
const account = { Amount: 30_000_000, fund: 'Chuyển khoản · VCB ···5600' };
const cash = { Amount: 540_000, fund: 'Tiền mặt' };

describe('a line in words', () => {
  it('names amount, fund and where the money goes', () => {
    expect(lineWords(order, 'payCard', account)).toBe('Nạp 30.000.000 từ VCB ···5600 vào thẻ VCB ···2235');
    expect(lineWords(order, 'topUp', cash)).toBe('Thu 540.000 của Nguyễn Thị Hạnh vào tiền mặt');
    expect(lineWords(order, 'sendMoney', account)).toBe('Chuyển 30.000.000 từ VCB ···5600 cho Nguyễn Thị Hạnh');
  });

  it('names POS and, where there is one, lot of a swipe', () => {
    const swipe = { Amount: 30_000_000, pos: 'POS quầy 1', LotNo: ' 0001 ' };
    expect(swipeLineWords(order, swipe)).toBe('Quẹt 30.000.000 của thẻ VCB ···2235 trên POS quầy 1, lô 0001');
    expect(swipeLineWords(order, { ...swipe, LotNo: '' })).toBe('Quẹt 30.000.000 của thẻ VCB ···2235 trên POS quầy 1');
  });
});
