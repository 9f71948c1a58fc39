/** Share in percent that an arrow moves the border by. */
const STEP = 2;

/** What a border keeps from the end of its way, in percent: PrimeReact counts whole pixels and refuses a pane that is too small by one. */
const SLACK = 0.2;

/**
 * How far a key moves the border between two panes, in percent of both; `null` for other keys.
 *
 * @param share of the left pane now, in percent
 * @param minShare smallest share of either pane
 */
export function draggedBy(key: string, share: number, minShare: number): number | null {
  const room = { left: Math.min(0, minShare + SLACK - share), right: Math.max(0, 100 - minShare - SLACK - share) };
  if (key === 'ArrowLeft') return Math.max(-STEP, room.left);
  if (key === 'ArrowRight') return Math.min(STEP, room.right);
  if (key === 'Home') return room.left;
  return key === 'End' ? room.right : null;
}

/** Drags the border as a mouse would, so that PrimeReact moves it and keeps count. */
export function dragGutter(gutter: HTMLElement, percent: number): void {
  const width = gutter.parentElement?.clientWidth ?? 0;
  const to = at((percent / 100) * width);
  gutter.dispatchEvent(new MouseEvent('mousedown', at(0)));
  document.dispatchEvent(new MouseEvent('mousemove', to));
  document.dispatchEvent(new MouseEvent('mouseup', to));
}

function at(clientX: number): MouseEventInit {
  return { bubbles: true, clientX };
}
