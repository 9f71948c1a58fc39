import { GENERAL_ERROR_MESSAGE, isAnswer, type ApiFailure } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import type { SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { placeFaults } from '../../kit/form/placeFaults.ts';
import { writtenIn } from './writtenIn.ts';

/**
 * A form that is sent once at a time, with what stands in its fields, whoever wrote it there. A fault the server found stands at its field as well as
 * in the toast of every refusal; what no field shows has a toast of its own, a call without answer the general one (specification §8). What was typed stays.
 */
export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>({ defaultValues });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const sendChecked = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (thrown) {
      const failure = thrown as ApiFailure;
      form.setError('root', { type: 'server' });
      const { first, unplaced } = placeFaults(form, Object.keys(values), failure.errors ?? []);
      if (first !== undefined) form.setFocus(first as FieldPath<Values>);
      if (!isAnswer(failure)) toast.error(GENERAL_ERROR_MESSAGE);
      else if (unplaced.length > 0) toast.error(unplaced.map(({ message }) => message).join('\n'));
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = Object.entries(writtenIn(event.currentTarget)) as [
      FieldPath<Values>,
      FieldPathValue<Values, FieldPath<Values>>,
    ][];
    for (const [name, value] of fields) if (name in form.getValues()) form.setValue(name, value);
    return sendChecked(event);
  };

  return { form, submit, sending: isSubmitting || isSubmitSuccessful };
}
