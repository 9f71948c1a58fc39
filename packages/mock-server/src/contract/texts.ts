import type { FieldError } from '@so-the/api-client';
import { maskCardNumbers } from '../core/values/cardNumbers.ts';
import { tellsSecurityCode } from '../core/values/securityCodes.ts';
import { isUploadedFile } from '../core/files/uploadedFile.ts';
import { seenText } from '../core/values/text.ts';
import { dig, isJsonObject, type JsonObject } from './jsonObject.ts';
import { FILE_KEYWORD } from './validator.ts';

/** Gives a value with its texts cleaned, the same one when nothing had to be; what may not stand in them is noted with its place. */
export type TextCleaner = (value: unknown, path: string, faults: FieldError[]) => unknown;

/** How a pattern of the contract spells digits and nothing else, as those of account and identity numbers do. */
const DIGIT_PATTERN = /^\^[\\d{}\d,()|]*\$$/;

/**
 * The cleaner of all texts a schema describes; undefined when it describes none. Words of a list, days, moments and
 * passwords are no texts. A text keeps the signs that are seen; where it is `kept`, card numbers in it are masked and
 * security codes refused (domain §7). Numbers of accounts and persons, whose pattern allows digits alone, are long by
 * nature and stay as typed. Lines of an import are cleaned by the form they become.
 */
export function textCleaner(schema: unknown, isKept: boolean): TextCleaner | undefined {
  if (!isJsonObject(schema)) return undefined;
  if (schema[FILE_KEYWORD] === true) return cleanFile;
  if (isJsonObject(schema['properties'])) return recordCleaner(schema['properties'], isKept);
  if (isJsonObject(schema['items'])) return listCleaner(schema['items'], isKept);
  return isText(schema) ? leafCleaner(schema, isKept && !isNumber(schema)) : undefined;
}

function isText(schema: JsonObject): boolean {
  return schema['type'] === 'string' && !('enum' in schema) && !('const' in schema) && !('format' in schema);
}

function isNumber(schema: JsonObject): boolean {
  return DIGIT_PATTERN.test(String(schema['pattern']));
}

function recordCleaner(properties: JsonObject, isKept: boolean): TextCleaner | undefined {
  const cleaners = Object.entries(properties).flatMap(([name, schema]) => {
    const clean = textCleaner(schema, isKept);
    return clean ? [[name, clean] as const] : [];
  });
  if (cleaners.length === 0) return undefined;
  return (value, path, faults) => {
    if (!isJsonObject(value)) return value;
    const cleaned: Record<string, unknown> = {};
    for (const [name, clean] of cleaners) {
      if (!Object.hasOwn(value, name)) continue;
      const fresh = clean(value[name], `${path}/${name}`, faults);
      if (fresh !== value[name]) cleaned[name] = fresh;
    }
    return Object.keys(cleaned).length === 0 ? value : { ...value, ...cleaned };
  };
}

function listCleaner(items: JsonObject, isKept: boolean): TextCleaner | undefined {
  const clean = textCleaner(items, isKept);
  if (!clean) return undefined;
  return (value, path, faults) => {
    if (!isList(value)) return value;
    const cleaned = value.map((item, at) => clean(item, `${path}/${at}`, faults));
    return cleaned.some((item, at) => item !== value[at]) ? cleaned : value;
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** A code that has to keep a pattern cannot be masked: there a card number is refused. */
function leafCleaner(schema: JsonObject, isKept: boolean): TextCleaner {
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : undefined;
  return (value, path, faults) => {
    if (typeof value !== 'string') return value;
    const seen = seenText(value);
    if (!isKept) return seen;
    const masked = maskCardNumbers(seen);
    if (tellsSecurityCode(masked))
      faults.push(fault(path, schema, 'không được chứa mã bảo mật (CVV, PIN, OTP) hay mật khẩu'));
    else if (masked !== seen && pattern && !pattern.test(masked))
      faults.push(fault(path, schema, 'không được chứa số thẻ'));
    return masked;
  };
}

function fault(path: string, schema: JsonObject, words: string): FieldError {
  const title = dig(schema, 'title');
  return { path, message: `${typeof title === 'string' ? title : 'Trường này'} ${words}` };
}

/** A file is named by its sender. */
function cleanFile(value: unknown): unknown {
  return isUploadedFile(value) ? { ...value, name: maskCardNumbers(seenText(value.name)) } : value;
}
