import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@so-the/api-client';
import { fieldNameOf } from './fieldErrors.ts';

/** Where the faults of a failed call went. */
export interface PlacedFaults {
  /** The first field that shows one; undefined when none does. */
  first: string | undefined;
  /** Those of no field of the form. */
  unplaced: FieldError[];
}

/**
 * Shows the faults of the server each at its field.
 *
 * @param order names of the form's fields, first to last; a fault of another field counts as later
 */
export function placeFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  order: readonly string[],
  errors: readonly FieldError[],
): PlacedFaults {
  const placed: string[] = [];
  const unplaced = errors.filter(({ path, message }) => {
    const name = fieldNameOf(path) as FieldPath<Values>;
    form.setError(name, { type: 'server', message });
    const isShown = form.getFieldState(name).error?.ref !== undefined;
    if (isShown) placed.push(name);
    else form.clearErrors(name);
    return !isShown;
  });
  return { first: order.find((name) => placed.includes(name)) ?? placed[0], unplaced };
}
