import { InputTextarea } from 'primereact/inputtextarea';
import { Field } from '../Field/Field.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { marksOf } from '../Part/partProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import '../Field/control.css';
import './TextAreaField.css';

/** Props of {@link TextAreaField}. */
export interface TextAreaFieldProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Lines shown before it grows with the text. Default 3. */
  rows?: number;
  /** Sample of what to type. */
  placeholder?: string;
  /** Longest text taken; the hint then counts the characters. */
  maxLength?: number;
}

/** Several lines of text; grows with what is typed. Enter makes a new line, Ctrl+Enter sends the form. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hideLabel, error, required, maxLength, value } = props;
  const input = useControlRef(props);
  const hint = props.hint ?? (maxLength ? `${value.length}/${maxLength}` : undefined);
  return (
    <PrimeScope>
      <Field<HTMLTextAreaElement>
        {...marksOf(props)}
        label={label}
        hideLabel={hideLabel}
        error={error}
        hint={hint}
        required={required}
      >
        {(control) => (
          <InputTextarea
            {...control}
            pt={{ root: { ref: input } }}
            className="st-control st-text-area"
            name={props.name}
            rows={props.rows ?? 3}
            value={value}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
            required={required}
            disabled={props.disabled}
            readOnly={props.readOnly}
            placeholder={props.placeholder}
            maxLength={maxLength}
          />
        )}
      </Field>
    </PrimeScope>
  );
}
