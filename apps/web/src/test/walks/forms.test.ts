import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordForms } from '../../../../../e2e/recordForms.ts';

it('every form of a record is walked through in one story', () => {
  const forms = path.join(import.meta.dirname, 'forms');
  const walked = globSync('*.stories.tsx', { cwd: forms }).flatMap((file) =>
    [...readFileSync(path.join(forms, file), 'utf8').matchAll(/\bwalk\('([^']+)'\)/g)].map(([, at]) => at),
  );
  expect(new Set(walked)).toEqual(new Set(recordForms.map(({ at }) => at)));
});
