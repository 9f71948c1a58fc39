import { useId, type ReactNode } from 'react';
import { FieldNotes, notedBy } from './FieldNotes.tsx';
import type { FieldFrameProps } from './Field.tsx';
import './Field.css';

/** Attributes that tie a group of controls to its label, hint and error, and what the field hands on to it. */
export interface GroupAttributes {
  role: 'radiogroup';
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'data-testid'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps extends Omit<FieldFrameProps, 'children' | 'ref'> {
  /** Draws the controls, given the attributes of the element around them. */
  children: (group: GroupAttributes) => ReactNode;
}

/** Label, hint and error around several controls of which one is chosen. */
export function FieldGroup({ label, hideLabel = false, error, hint, required = false, ...rest }: FieldGroupProps) {
  const id = useId();
  return (
    <div className="st-field">
      <span className={hideLabel ? 'st-visually-hidden' : 'st-field__label'} id={`${id}label`}>
        {label}
        {required && (
          <span className="st-field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {rest.children({
        role: 'radiogroup',
        'aria-labelledby': `${id}label`,
        'aria-describedby': notedBy(id, { error, hint, 'aria-describedby': rest['aria-describedby'] }),
        'data-testid': rest['data-testid'],
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
