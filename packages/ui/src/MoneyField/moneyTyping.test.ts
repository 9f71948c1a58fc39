import { describe, expect, it } from 'vitest';
import { groupWhileTyping } from './moneyTyping.ts';

describe('groupWhileTyping', () => {
  it('groups each digit typed and keeps the caret behind it', () => {
    expect(typed('1000000')).toBe('1.000.000|');
    expect(edit('1.234|.567', '9')).toBe('12.349|.567');
    expect(edit('|1.234', '5')).toBe('5|1.234');
  });

  it('groups again after a deletion', () => {
    expect(erase('1.234.567|')).toBe('123.456|');
    expect(erase('1.23|4.567')).toBe('12|4.567');
  });

  it('deletes the digit beyond a dot, not the dot', () => {
    expect(erase('1.|234')).toBe('|234');
    expect(erase('1|.234', 'deleteContentForward')).toBe('1|34');
  });

  it('leaves a dot, comma or unit of the user alone', () => {
    expect(typed('1.5tr')).toBe('1.5tr|');
    expect(typed('1,5tr')).toBe('1,5tr|');
    expect(typed('110tr')).toBe('110tr|');
    expect(typed('1.000.000')).toBe('1.000.000|');
  });

  it('takes a paste as it is, so that 1.5 never becomes 15', () => {
    expect(paste('1.5')).toBe('1.5|');
    expect(paste('1.000.000đ')).toBe('1.000.000đ|');
    expect(paste('1000000')).toBe('1000000|');
  });

  it('keeps the sign', () => {
    expect(typed('-12345')).toBe('-12.345|');
  });
});

function typed(keys: string): string {
  return keys.split('').reduce((text, key) => edit(text, key), '|');
}

function edit(marked: string, data: string): string {
  const caret = marked.indexOf('|');
  const before = marked.replace('|', '');
  const after = before.slice(0, caret) + data + before.slice(caret);
  return mark({ before, after, caret: caret + data.length, inputType: 'insertText', data });
}

function erase(marked: string, inputType = 'deleteContentBackward'): string {
  const caret = marked.indexOf('|');
  const before = marked.replace('|', '');
  const at = inputType === 'deleteContentBackward' ? caret - 1 : caret;
  return mark({ before, after: before.slice(0, at) + before.slice(at + 1), caret: at, inputType, data: null });
}

function paste(after: string): string {
  return mark({ before: '', after, caret: after.length, inputType: 'insertFromPaste', data: null });
}

function mark(edit: Parameters<typeof groupWhileTyping>[0]): string {
  const { text, caret } = groupWhileTyping(edit);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
