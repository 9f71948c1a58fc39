import { createContext, useContext } from 'react';
import type { InputField } from '@so-the/api-client';

/** What the contract says of the fields of the form around, by field name. */
export type InputFacts = Readonly<Partial<Record<string, InputField>>>;

/** Empty where a form does not say what it sends: its fields then say themselves what they need. */
export const InputFactsContext = createContext<InputFacts>({});

/** What the contract says of one field of the form around; nothing of a field it does not know. */
export function useInputFact(name: string): InputField {
  return useContext(InputFactsContext)[name] ?? {};
}
