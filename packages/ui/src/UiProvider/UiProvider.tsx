import { createContext, useContext, type ReactNode } from 'react';

/** Props of {@link UiProvider}. */
export interface UiProviderProps {
  /** Nonce of the page's Content-Security-Policy, for the style elements that parts of this package insert. */
  nonce?: string;
  /** The app. */
  children: ReactNode;
}

const NonceContext = createContext<string | undefined>(undefined);

/** Hands page-wide facts to the parts of this package; stands once around an app. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce given to {@link UiProvider}. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
