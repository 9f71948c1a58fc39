import type { ReactNode } from 'react';
import { describedBy, type Marks } from '../Part/partProps.ts';
import { FieldError } from './FieldError.tsx';
import './Field.css';

/** What a field says below its control. */
interface Notes {
  error?: string;
  hint?: ReactNode;
}

/** Error and hint below the control of a field, whose `id` begins their own. */
export function FieldNotes({ id, error, hint }: Notes & { id: string }) {
  return (
    <>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <div className="st-field__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

/** For the control: the texts of {@link FieldNotes}, then the one elsewhere. */
export function notedBy(id: string, { error, hint, 'aria-describedby': other }: Notes & Marks): string | undefined {
  return describedBy(error && `${id}error`, Boolean(hint) && `${id}hint`, other);
}
