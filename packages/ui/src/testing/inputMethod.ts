/** How Vietnamese letters come out of a plain keyboard. */
export type InputMethod = 'Telex' | 'VNI';

/** The ways that computers in Vietnam are set to. */
export const INPUT_METHODS: readonly InputMethod[] = ['Telex', 'VNI'];

/** What stands there after each key of a text: "tỷ" goes t, ty, tỷ. */
export function textStates(text: string, method: InputMethod): string[] {
  const states: string[] = [];
  let before = '';
  for (const part of textParts(text)) {
    states.push(...wordStates(part, method).map((state) => before + state));
    before += part;
  }
  return states;
}

/** The words of a text, and what stands between them. */
export function textParts(text: string): string[] {
  return text.match(/\p{L}+|[^\p{L}]+/gu) ?? [];
}

/** What stands there after each key of one word: in Telex letters get their shape at once, in VNI at the word's end; the tone comes last. */
function wordStates(word: string, method: InputMethod): string[] {
  const letters = word.normalize('NFC').split('');
  const toneless = letters.map(withoutTone);
  const bare = toneless.map(withoutShape);
  const states: string[] = [];
  letters.forEach((_letter, at) => {
    const done = method === 'Telex' ? toneless : bare;
    states.push(done.slice(0, at).join('') + (bare[at] ?? ''));
    if (method === 'Telex') states.push(done.slice(0, at + 1).join(''));
  });
  return [...states, toneless.join(''), letters.join('')].filter((state, at, all) => state !== all[at - 1]);
}

function withoutTone(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .normalize('NFC');
}

function withoutShape(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd').replace('Đ', 'D');
}
