import type { ReactNode } from 'react';
import { PhoneLink } from './PhoneLink.tsx';

/** A phone number of a row: a press calls it; nothing where there is none. */
export function phoneCell(phone: string | undefined): ReactNode {
  return phone ? <PhoneLink phone={phone} /> : null;
}
