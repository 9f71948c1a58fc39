/** An amount of a statement is whole đồng, however its thousands and decimals are written; nothing else is guessed at. */

/** What a cell says as money: below zero when a sign or brackets say so. */
export type MoneyCell = { value: number } | { fault: 'none' | 'unreadable' | 'fraction' | 'percent' };

const SPACES = /[\s\u00a0\u202f]/g;
const MINUS = /[-\u2212\u2013\u2014]/g;
const CURRENCY = /(vnd|vnđ|đồng|đ|₫)\.?/gi;
/** Digits whole or in groups of three by one sign, then perhaps decimals after another. */
const NUMBER = /^([1-9]\d{0,2}([.,' ])\d{3}(?:\2\d{3})*|[1-9]\d*|0)(?:([.,])(\d*))?$/;

/** What an amount's cell says. A sign, CR or DR may stand before or after; `-` alone is an empty cell. */
export function readDong(text: string | undefined): MoneyCell {
  const plain = (text ?? '').replaceAll(MINUS, '-').replaceAll(CURRENCY, '').replaceAll(SPACES, ' ').trim();
  if (/^-*$/.test(plain)) return { fault: 'none' };
  if (plain.endsWith('%')) return { fault: 'percent' };
  const isBracketed = /^\(.*\)$/.test(plain);
  const signs = /^([-+]?)\s*(.*?)\s*([-+]|cr|dr|c|d)?$/i.exec(isBracketed ? plain.slice(1, -1).trim() : plain);
  const [, before = '', digits = '', after = ''] = signs ?? [];
  if (before !== '' && (after === '-' || after === '+')) return { fault: 'unreadable' };
  const number = numberOf(digits);
  if (typeof number !== 'number') return number;
  const isBelow = isBracketed || before === '-' || after === '-' || /^d/i.test(after);
  return { value: isBelow && number !== 0 ? -number : number };
}

function numberOf(digits: string): number | MoneyCell {
  const parts = NUMBER.exec(digits);
  if (!parts) return { fault: 'unreadable' };
  const [, whole = '', groupedBy, decimalSign, decimals = ''] = parts;
  if (decimalSign !== undefined && decimalSign === groupedBy) return { fault: 'unreadable' };
  // `12.500,000` may be three decimals or two ways of grouping.
  if (decimals.length > 2) return { fault: 'unreadable' };
  if (Number(decimals) !== 0) return { fault: 'fraction' };
  const value = Number(whole.replaceAll(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : { fault: 'unreadable' };
}

/** Whether a cell looks like an amount, readable or not in whole đồng. */
export function isMoneyLike(text: string): boolean {
  const cell = readDong(text);
  return 'value' in cell || cell.fault === 'fraction';
}
