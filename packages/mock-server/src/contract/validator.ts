import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isIsoDate, isIsoInstant } from '../core/values/dates.ts';
import { isUploadedFile } from '../core/files/uploadedFile.ts';
import type { JsonObject } from './jsonObject.ts';

/** Most texts whose format is remembered, and the longest of them: a moment with its offset. */
const MOST_TEXTS = 20_000;
const LONGEST = 40;

/**
 * The contract's schemas are checked when it is generated, so that no start waits for it. V8 makes as fast a validator
 * of what Ajv has not tidied up first, which took half of the time to compile one.
 */
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  logger: false,
  validateSchema: false,
  code: { optimize: false },
});
/** Keyword of a schema whose value is a file, as a transport delivers one. */
export const FILE_KEYWORD = 'uploadedFile';

ajv.addKeyword({ keyword: FILE_KEYWORD, validate: (_isFile: boolean, value: unknown) => isUploadedFile(value) });
addFormats(ajv, ['email', 'uri']);
ajv.addFormat('date', rememberedTest(isIsoDate));
ajv.addFormat('date-time', rememberedTest(isIsoInstant));

/** A test that looks at a text once: the days and moments of a list are mostly those of the list before. */
function rememberedTest(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    let isPassed = known.get(text);
    if (isPassed === undefined) {
      isPassed = test(text);
      if (known.size >= MOST_TEXTS) known.clear();
      if (text.length <= LONGEST) known.set(text, isPassed);
    }
    return isPassed;
  };
}

/** Compiles a closed schema; formats other than date, date-time, email and uri are not checked. */
export function compileSchema(schema: JsonObject): ValidateFunction {
  return ajv.compile(schema);
}
