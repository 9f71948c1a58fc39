/** Outlines on a 12-unit grid, so different that they are told apart without their colour. */
const SHAPES = [
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  'M6 1l5.5 10h-11z',
  'M1.5 1.5h9v9h-9z',
  'M6 .5L11.5 6 6 11.5.5 6z',
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zM6 3.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  'M2.6.8L6 4.2 9.4.8l1.8 1.8L7.8 6l3.4 3.4-1.8 1.8L6 7.8l-3.4 3.4L.8 9.4 4.2 6 .8 2.6z',
  'M4.5 1h3v3.5H11v3H7.5V11h-3V7.5H1v-3h3.5z',
  'M.5 4h11v4H.5z',
] as const;

/** The outline of the status at a place of its map; more statuses than outlines begin again. */
export function shapeAt(place: number): string {
  return SHAPES[Math.max(0, place) % SHAPES.length] ?? SHAPES[0];
}
