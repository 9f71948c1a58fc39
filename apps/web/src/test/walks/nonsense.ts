/** What no text may hold or be: what stands where nobody gave a value. "Invalid date" is what an empty date reads (specification §5). */
const NONSENSE: readonly (readonly [what: string, found: RegExp])[] = [
  ['a value that nobody gave', /\bundefined\b|\bNaN\b|Invalid Date\b|\bInval\b|\bnull\b|\[object/],
  ['a dot with nothing before it', /^\s*·/],
  ['a dot with nothing after it', /·\s*$/],
  ['two dots with nothing between them', /·\s+·/],
  ['a dot at the end of a sentence', /·\s*[.,;:)]/],
  ['a gap where a word is missing', /\S {2,}\S/],
  ['brackets around nothing', /\(\s*\)|\[\s*\]/],
  // A dash alone, or before a unit, stands for a figure that is not known: "– lô".
  ['a dash with nothing before it', /^\s+[–-]\s/],
  ['a comma with nothing beside it', /^\s*,|,\s*,/],
];

/** The end of an account's number: "VCB ···5600". */
const ACCOUNT = /···(?=\d)/g;

/** What is wrong with a text that people read; nothing for one that makes sense. */
export function nonsenseIn(text: string): string | undefined {
  const plain = text.replaceAll(ACCOUNT, '');
  return NONSENSE.find(([, found]) => found.test(plain))?.[0];
}
