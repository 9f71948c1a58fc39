/** Faults of money as a careless change would make them: each swaps one piece of a rule's text for a wrong one. */

/** One wrong rule. */
export interface PlantedFault {
  /** What goes wrong, in words. */
  what: string;
  /** File below `core/`. */
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  /** What stands there instead. */
  plant: string;
}

/** Describes one. */
export const fault = (what: string, file: string, find: string, plant: string): PlantedFault => ({
  what,
  file,
  find,
  plant,
});
