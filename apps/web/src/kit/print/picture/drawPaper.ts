/** Pixels of the picture for each of the page: sharp on a phone's screen. */
const SCALE = 2;
/** White around the last thing that stands on the sheet, in px of the page. */
const EDGE = 24;
/** What no picture needs: nobody signs it. */
const SIGNATURES = '.st-print__signatures';

/**
 * Draws a sheet as the page has laid it out: its words in their fonts and places, its drawings (such as a code) and its lines.
 * It ends below the last of them; signatures are left out. The sheet must be in the page and its fonts loaded.
 */
export function drawPaper(sheet: HTMLElement): HTMLCanvasElement {
  const { width } = sheet.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const things = [...thingsOn(sheet)];
  const bottom = Math.max(0, ...things.map((thing) => thing.bottom));
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil((bottom + EDGE) * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Trình duyệt này không vẽ được ảnh');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(sheet).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const thing of things) thing.draw(context);
  return canvas;
}

/** Something on the sheet, by its lower edge in px from the sheet's upper one. */
interface Thing {
  bottom: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

function* thingsOn(sheet: HTMLElement): Generator<Thing> {
  const origin = sheet.getBoundingClientRect();
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(SIGNATURES)) continue;
    if (node instanceof SVGSVGElement) yield drawing(node, placed(node.getBoundingClientRect(), origin));
    else if (node instanceof Text) yield* words(node, element, origin);
    else if (node instanceof HTMLElement) yield* lines(node, placed(node.getBoundingClientRect(), origin));
  }
}

/** The words of a text, each where it stands; one that is broken over lines letter by letter. */
function* words(text: Text, { ownerDocument }: Element, origin: DOMRect): Generator<Thing> {
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    const [only, ...more] = rectsOf(text, index, index + word.length);
    if (only && more.length === 0) yield written(text, word, placed(only, origin));
    else
      for (let letter = index; letter < index + word.length; letter += 1)
        for (const rect of rectsOf(text, letter, letter + 1))
          yield written(text, text.data.charAt(letter), placed(rect, origin));
  }

  function rectsOf(node: Text, start: number, end: number): DOMRect[] {
    const range = ownerDocument.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  }
}

function written(text: Text, word: string, place: DOMRect): Thing {
  const style = getComputedStyle(text.parentElement ?? document.body);
  return {
    bottom: place.bottom,
    draw: (context) => {
      context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      context.fillStyle = style.color;
      context.textBaseline = 'alphabetic';
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(word);
      const above = (place.height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
      context.fillText(word, place.left, place.top + above + fontBoundingBoxAscent);
    },
  };
}

/** A drawing of rectangles and paths, each in its own colour. */
function drawing(svg: SVGSVGElement, place: DOMRect): Thing {
  return {
    bottom: place.bottom,
    draw: (context) => {
      context.save();
      context.translate(place.left, place.top);
      context.scale(place.width / svg.viewBox.baseVal.width, place.height / svg.viewBox.baseVal.height);
      const paint = context.fill.bind(context);
      for (const shape of svg.querySelectorAll('rect, path')) {
        context.fillStyle = getComputedStyle(shape).fill;
        const [width, height] = [Number(shape.getAttribute('width')), Number(shape.getAttribute('height'))];
        const path = new Path2D(shape.getAttribute('d') ?? '');
        if (shape instanceof SVGRectElement) path.rect(0, 0, width, height);
        paint(path);
      }
      context.restore();
    },
  };
}

/** The upper and lower line of a box that has them. */
function* lines(box: HTMLElement, place: DOMRect): Generator<Thing> {
  const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor } = getComputedStyle(box);
  const [above, below] = [Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth)];
  if (above > 0) yield line(place.top, above, borderTopColor);
  if (below > 0) yield line(place.bottom - below, below, borderBottomColor);

  function line(top: number, thickness: number, colour: string): Thing {
    return {
      bottom: top + thickness,
      draw: (context) => {
        context.fillStyle = colour;
        context.fillRect(place.left, top, place.width, thickness);
      },
    };
  }
}

/** A place in the page as one on the sheet. */
function placed({ x, y, width, height }: DOMRect, origin: DOMRect): DOMRect {
  return new DOMRect(x - origin.x, y - origin.y, width, height);
}
