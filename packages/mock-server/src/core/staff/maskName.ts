/** What a stranger is told of a name: enough to recognise somebody one knows, too little to learn who somebody is. */

/** `Nguyễn Văn A` → `Ng*** V** A`: two letters of a first word of four or more, one of every other; the stars tell no length. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.normalize('NFC').trim().split(/\s+/);
  return [maskFirst(first), ...rest.map(maskWord)].join(' ');
}

function maskFirst(word: string): string {
  const letters = Array.from(word);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}***`;
}

function maskWord(word: string): string {
  const [first = '', ...rest] = word;
  return rest.length > 0 ? `${first}**` : first;
}
