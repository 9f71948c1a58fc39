/** Edges of a box in viewport pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Edge of the anchor a panel lines up with, or `beside` it at its right. */
export type Align = 'start' | 'end' | 'beside';

interface Size {
  width: number;
  height: number;
}

const GAP = 4;
const MARGIN = 8;

/**
 * Where a panel stands beside its anchor, in viewport pixels: below it (above when there is no room below and more
 * above), or beside it; never outside the viewport sideways.
 */
export function place(anchor: Box, panel: Size, viewport: Size, align: Align): { left: number; top: number } {
  const low = viewport.height - panel.height - MARGIN;
  if (align === 'beside')
    return { left: anchor.right + GAP, top: Math.round(Math.max(MARGIN, Math.min(anchor.top, low))) };
  const roomBelow = viewport.height - anchor.bottom - GAP - MARGIN;
  const roomAbove = anchor.top - GAP - MARGIN;
  const above = panel.height > roomBelow && roomAbove > roomBelow;
  const top = above ? Math.max(MARGIN, anchor.top - GAP - panel.height) : anchor.bottom + GAP;
  const wished = align === 'start' ? anchor.left : anchor.right - panel.width;
  const left = Math.max(MARGIN, Math.min(wished, viewport.width - panel.width - MARGIN));
  return { left: Math.round(left), top: Math.round(top) };
}
