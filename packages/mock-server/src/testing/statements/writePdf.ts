import { ENCODERS, latin } from './pdfFilters.ts';
import { locked, type Lock } from './pdfLock.ts';

/** A text on a page: where it begins, how far above the bottom, and what it says. */
export interface Ink {
  left: number;
  up: number;
  words: string;
  /** Points; 8 when absent. */
  size?: number;
  /** `left` is where it ends. Default false. */
  endsThere?: boolean;
}

/** How a file is written. */
export interface PdfMaking {
  /** Filters of the contents, the outermost first; none when absent. */
  filters?: readonly string[];
  /** Vietnamese letters by a font of numbers and a table of what they mean; else letters without marks. */
  font?: 'plain' | 'mapped' | 'typewriter';
  lock?: Lock;
  /** What a mail program put around the file. */
  before?: string;
  after?: string;
  /** Pages lie on their side and are turned to be read. */
  turned?: boolean;
  /** An index packed as a stream, with small objects inside another. */
  packedIndex?: boolean;
  /** Every letter by itself, as some programs print. */
  letters?: boolean;
}

const PAGE = { width: 842, height: 595 };
/** Width of every letter, as a share of its size. */
const LETTER = 0.5;

/** Width of a text in points. */
export const inkWidth = ({ words, size = 8 }: Pick<Ink, 'words' | 'size'>) => words.length * size * LETTER;

/** A PDF of pages with text, as the many programs of banks write them. */
export function writePdf(pages: readonly (readonly Ink[])[], making: PdfMaking = {}): Uint8Array {
  const lock = making.lock && locked(making.lock);
  const letters = [...new Set(pages.flat().flatMap(({ words }) => words.split('')))];
  const fonts = fontObjects(making, letters);
  const firstPage = 3 + fonts.length;
  const kids = pages.map((_, place) => `${firstPage + place * 2} 0 R`);
  const objects: (string | Stream)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    ...fonts,
    ...pages.flatMap((inks, place) => pageObjects(inks, firstPage + place * 2 + 1, making, letters)),
  ];
  if (lock) objects.push(lock.dictionary);
  const bodies = objects.map((object, place) => {
    if (typeof object === 'string') return object;
    const sealed = lock ? lock.sealer(place + 1)(object.bytes) : object.bytes;
    return `<<${object.dictionary}/Length ${sealed.length}>>\nstream\n${Buffer.from(sealed).toString('latin1')}\nendstream`;
  });
  const trailer = `/Root 1 0 R${lock ? `/Encrypt ${objects.length} 0 R/ID[<${lock.id}><${lock.id}>]` : ''}`;
  const file = making.packedIndex ? packed(bodies, trailer) : plain(bodies, trailer);
  return latin(`${making.before ?? ''}${file}${making.after ?? ''}`);
}

interface Stream {
  dictionary: string;
  bytes: Uint8Array;
}

function fontObjects({ font = 'plain' }: PdfMaking, letters: readonly string[]): (string | Stream)[] {
  const widths = `/FirstChar 32/LastChar 255/Widths[${'500 '.repeat(224)}]`;
  if (font !== 'mapped') {
    const name = font === 'plain' ? 'Helvetica' : 'Courier';
    return [`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding${widths}>>`];
  }
  const pairs = letters.map((letter, place) => `<${hex4(place + 1)}><${hex4(letter.charCodeAt(0))}>`);
  const blocks: string[] = [];
  for (let at = 0; at < pairs.length; at += 100) {
    const some = pairs.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  const map = `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nend\nend`;
  return [
    '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Arial/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 6 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 5 0 R/DW 500>>',
    '<</Type/FontDescriptor/FontName/ABCDEF+Arial/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
    { dictionary: '', bytes: latin(map) },
  ];
}

function pageObjects(
  inks: readonly Ink[],
  contents: number,
  making: PdfMaking,
  letters: readonly string[],
): (string | Stream)[] {
  const { turned, filters = [] } = making;
  const box = turned ? `0 0 ${PAGE.height} ${PAGE.width}` : `0 0 ${PAGE.width} ${PAGE.height}`;
  const drawn = latin(inks.map((ink) => drawnText(ink, making, letters)).join('\n'));
  const bytes = filters.toReversed().reduce((data, name) => ENCODERS[name]?.(data) ?? data, drawn);
  const names = filters.map((name) => `/${name}`).join(' ');
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]${turned ? '/Rotate 90' : ''}/Contents ${contents} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
    { dictionary: filters.length === 0 ? '' : `/Filter${filters.length === 1 ? names : `[${names}]`}`, bytes },
  ];
}

function drawnText(ink: Ink, { font, turned, letters: alone }: PdfMaking, letters: readonly string[]): string {
  const { words, size = 8, up, endsThere } = ink;
  const left = endsThere ? ink.left - inkWidth(ink) : ink.left;
  const parts = alone
    ? words.split('').map((letter, place) => ({ letter, at: left + place * size * LETTER }))
    : [{ letter: words, at: left }];
  return parts
    .map(({ letter, at }) => {
      const where = turned ? `0 1 -1 0 ${PAGE.height - up} ${at} Tm` : `1 0 0 1 ${at} ${up} Tm`;
      const shown =
        font === 'mapped'
          ? `<${letter
              .split('')
              .map((sign) => hex4(letters.indexOf(sign) + 1))
              .join('')}>`
          : `(${letter.replaceAll(/[()\\]/g, String.raw`\$&`)})`;
      return `BT /F1 ${size} Tf ${where} ${shown} Tj ET`;
    })
    .join('\n');
}

const hex4 = (number: number) => number.toString(16).padStart(4, '0');

function plain(bodies: readonly string[], trailer: string): string {
  const { file, offsets } = written(bodies.map((body, place) => [place + 1, body]));
  const index = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${index}trailer\n<</Size ${size}${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
}

const isSmall = (body: string) => !body.includes('stream\n');

/** As PDF 1.5 has it: objects that are no streams lie in one that is, and so does the index. */
function packed(bodies: readonly string[], trailer: string): string {
  const small = bodies.flatMap((body, place) => (isSmall(body) ? [{ number: place + 1, body }] : []));
  const container = bodies.length + 1;
  let at = 0;
  const heads = small.map(({ number, body }) => {
    const head = `${number} ${at}`;
    at += body.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const inside = ENCODERS['FlateDecode']?.(latin(first + small.map(({ body }) => body).join('\n'))) ?? new Uint8Array();
  const held = `<</Type/ObjStm/N ${small.length}/First ${first.length}/Filter/FlateDecode/Length ${inside.length}>>\nstream\n${Buffer.from(inside).toString('latin1')}\nendstream`;
  const large = bodies.flatMap((body, place): [number, string][] => (isSmall(body) ? [] : [[place + 1, body]]));
  const { file, offsets } = written([...large, [container, held]]);
  const entries = [[0, 0, 65535]];
  bodies.forEach((body, place) => {
    const inPlace = small.findIndex(({ number }) => number === place + 1);
    const offset = offsets[large.findIndex(([number]) => number === place + 1)] ?? 0;
    entries.push(isSmall(body) ? [2, container, inPlace] : [1, offset, 0]);
  });
  entries.push([1, offsets.at(-1) ?? 0, 0], [1, file.length, 0]);
  const table = entries.flatMap(([kind = 0, where = 0, more = 0]) => [
    kind,
    (where >> 16) & 255,
    (where >> 8) & 255,
    where & 255,
    (more >> 8) & 255,
    more & 255,
  ]);
  const bytes = Buffer.from(ENCODERS['FlateDecode']?.(Uint8Array.from(table)) ?? []);
  const size = bodies.length + 3;
  return `${file}${size - 1} 0 obj\n<</Type/XRef/W[1 3 2]/Size ${size}${trailer}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\nstartxref\n${file.length}\n%%EOF\n`;
}

function written(bodies: readonly [number, string][]): { file: string; offsets: number[] } {
  let file = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = bodies.map(([number, body]) => {
    const offset = file.length;
    file += `${number} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  return { file, offsets };
}
