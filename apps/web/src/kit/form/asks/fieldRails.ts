import { createContext, useContext, useEffect } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { feeRail, type UsualFee } from './feeRail.ts';

/** What the fields of a form ask about before it is saved, by field name: a sentence on a value that is unusual. */
export type FieldRails = Map<string, (value: unknown) => string | undefined>;

/** The rails of the form around; null outside a form that asks. */
export const FieldRailsContext = createContext<FieldRails | null>(null);

/** What the fields ask about the values a form is about to save, a field's name with each. */
export function askedByFields(rails: FieldRails, values: object): { name: string; warning: string }[] {
  return [...rails].flatMap(([name, rail]) => {
    const warning = rail(get(values, name));
    return warning === undefined ? [] : [{ name, warning }];
  });
}

/**
 * Lets the form around ask about a rate outside half to double of what is usual: of `usual`, else of what the field
 * started with. A rate that was not changed is not asked about again.
 */
export function useFeeRail(name: string, label: string, usual: UsualFee | undefined): void {
  const rails = useContext(FieldRailsContext);
  const { formState } = useFormContext();
  const started: unknown = get(formState.defaultValues, name);
  const start = typeof started === 'number' ? started : null;
  const percent = usual?.percent ?? (name.includes('.') ? undefined : start);
  const usualName = usual?.name ?? 'trước đây';
  useEffect(() => {
    if (!rails || !percent) return undefined;
    rails.set(name, (value) => {
      if (typeof value !== 'number' || value === start) return undefined;
      return feeRail(label, value, { percent, name: usualName });
    });
    return () => void rails.delete(name);
  }, [rails, name, label, start, percent, usualName]);
}
