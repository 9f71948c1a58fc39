/**
 * Gives every glyph of a small TrueType font but the first (.notdef) the same advance, its drawing in the middle,
 * by rewriting the horizontal metrics. Be Vietnam Pro as published has proportional figures only and no `tnum`.
 */
export function centreInWidth(font: Buffer, width: number): Buffer {
  const metrics = Buffer.from(font);
  const table = tablesOf(metrics);
  const longCount = metrics.readUInt16BE(table('hhea') + 34);
  const glyphs = metrics.readUInt16BE(table('maxp') + 4);
  const longOffsets = metrics.readUInt16BE(table('head') + 50) === 1;
  for (let glyph = 1; glyph < glyphs; glyph += 1) {
    const at = longOffsets
      ? metrics.readUInt32BE(table('loca') + glyph * 4)
      : metrics.readUInt16BE(table('loca') + glyph * 2) * 2;
    const left = metrics.readInt16BE(table('glyf') + at + 2);
    const right = metrics.readInt16BE(table('glyf') + at + 6);
    const bearing = Math.round((width - (right - left)) / 2);
    const long = table('hmtx') + glyph * 4;
    if (glyph < longCount) {
      metrics.writeUInt16BE(width, long);
      metrics.writeInt16BE(bearing, long + 2);
    } else {
      metrics.writeInt16BE(bearing, table('hmtx') + longCount * 4 + (glyph - longCount) * 2);
    }
  }
  const flags = table('head') + 16;
  metrics.writeUInt16BE(metrics.readUInt16BE(flags) & ~LEFT_BEARING_IS_XMIN, flags);
  metrics.writeUInt16BE(width, table('hhea') + 10);
  return metrics;
}

const LEFT_BEARING_IS_XMIN = 2;

function tablesOf(font: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let entry = 0; entry < font.readUInt16BE(4); entry += 1) {
    const at = 12 + entry * 16;
    offsets.set(font.toString('ascii', at, at + 4), font.readUInt32BE(at + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}; only TrueType outlines can be centred.`);
    return offset;
  };
}
