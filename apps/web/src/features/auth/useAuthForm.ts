import { GENERAL_ERROR_MESSAGE, type ApiFailure } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import type { SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { unplacedMessage } from '../../kit/form/fieldErrors.ts';
import { placeFaults } from '../../kit/form/placeFaults.ts';
import { isAnswer } from './isAnswer.ts';
import { writtenIn } from './writtenIn.ts';

/**
 * A form that is sent once at a time, with what stands in its fields, whoever wrote it there. A fault the server found stands at its field; what no field shows, and its other
 * answers, are an error toast, a call without answer is the general one (specification §8). What was typed stays.
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
      if (first !== undefined && unplaced.length === 0) return;
      toast.error(isAnswer(failure) ? unplacedMessage(failure.message, unplaced) : GENERAL_ERROR_MESSAGE);
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
