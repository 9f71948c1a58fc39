import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldFrameProps } from './Field.tsx';
import './Field.css';

/** Attributes that tie a group of controls to its label, hint and error. */
export interface GroupAttributes {
  role: 'radiogroup';
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps extends Omit<FieldFrameProps, 'children'> {
  /** Draws the controls, given the attributes of the element around them. */
  children: (group: GroupAttributes) => ReactNode;
}

/** Label, hint and error around several controls of which one is chosen. */
export function FieldGroup({ label, hideLabel = false, error, hint, required = false, children }: FieldGroupProps) {
  const id = useId();
  const described = [error ? `${id}error` : '', hint ? `${id}hint` : ''].filter(Boolean).join(' ');
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
      {children({
        role: 'radiogroup',
        'aria-labelledby': `${id}label`,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <div className="st-field__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
