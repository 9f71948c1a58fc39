import { createContext, useContext, useEffect, useState } from 'react';
import { get, useFormContext, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { meantAmount } from './smallAmount.ts';
import { useSmallAmountBelow } from './useSmallAmountBelow.ts';

/** What the amounts of a form are likely to mean, by field name; undefined for one that is not small. */
export type Meanings = Map<string, (amount: number) => number | undefined>;

/** The meanings of the form around; null outside a form that asks. */
export const MeaningsContext = createContext<Meanings | null>(null);

/** A small amount that is asked about. */
export interface SmallAmount {
  /** Field of the form. */
  name: string;
  /** In đồng. */
  typed: number;
  /** What it is likely to mean, in đồng. */
  meant: number;
  /** Takes one of both, or goes back to the field with null. */
  answer: (amount: number | null) => void;
}

/** The small amounts of a form. */
export interface SmallAmounts<Values extends FieldValues> {
  meanings: Meanings;
  /** What is asked now. */
  asked: SmallAmount | null;
  /** Whether a small amount in the form is still to be asked about. */
  isOpen: () => boolean;
  /** The values as they are meant, after a question for each small amount, one time; null when the person goes back to it. */
  settle: (values: Values) => Promise<Values | null>;
}

/** Asks about the small amounts of a form before it goes on. */
export function useSmallAmounts<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  focus: (name: string) => void,
): SmallAmounts<Values> {
  const [meanings] = useState<Meanings>(() => new Map());
  const [agreed] = useState(() => new Set<string>());
  const [asked, setAsked] = useState<SmallAmount | null>(null);
  const ask = (name: string, typed: number, meant: number) =>
    new Promise<number | null>((resolve) => {
      const answer = (amount: number | null) => {
        setAsked(null);
        resolve(amount);
      };
      setAsked({ name, typed, meant, answer });
    });
  const openIn = (values: Values) =>
    [...meanings].flatMap(([name, meaning]) => {
      const typed: unknown = get(values, name);
      const meant = typeof typed === 'number' ? meaning(typed) : undefined;
      const isAsked = typeof typed === 'number' && meant !== undefined && !agreed.has(`${name} ${typed}`);
      return isAsked ? [{ name, typed, meant }] : [];
    });
  const settle = async (values: Values): Promise<Values | null> => {
    const changed: Record<string, number> = {};
    for (const { name, typed, meant } of openIn(values)) {
      const amount = await ask(name, typed, meant);
      if (amount === null) {
        focus(name);
        return null;
      }
      agreed.add(`${name} ${amount}`);
      form.setValue(name as FieldPath<Values>, amount as never, { shouldDirty: true, shouldValidate: true });
      changed[name] = amount;
    }
    return { ...values, ...changed };
  };
  return { meanings, asked, isOpen: () => openIn(form.getValues()).length > 0, settle };
}

/** How a field asks about a small amount: any, or only where it may mean no more than what the field started with. */
export type AsksSmall = 'always' | 'upToStart';

/** Lets the form around ask about a small amount in a field. What the field started with is never asked about. */
export function useSmallMeaning(name: string, asks: AsksSmall | undefined): void {
  const meanings = useContext(MeaningsContext);
  const below = useSmallAmountBelow();
  const { formState } = useFormContext();
  const started: unknown = get(formState.defaultValues, name);
  const start = typeof started === 'number' ? started : 0;
  useEffect(() => {
    if (!meanings || !asks) return undefined;
    const most = asks === 'upToStart' ? start : undefined;
    meanings.set(name, (amount) => (amount === start ? undefined : meantAmount(amount, below, most)));
    return () => void meanings.delete(name);
  }, [meanings, name, asks, below, start]);
}
