import { GENERAL_ERROR_MESSAGE, type ApiFailure } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldNameOf } from '../../kit/form/fieldErrors.ts';
import { isAnswer } from './isAnswer.ts';

/**
 * A form that is sent once at a time. A fault the server found stands at its field; its other answers are shown as an
 * error toast, a call without answer as the general one (specification §8). What was typed stays.
 */
export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>({ defaultValues });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (thrown) {
      const failure = thrown as ApiFailure;
      form.setError('root', { type: 'server' });
      for (const { path, message } of failure.errors ?? []) {
        form.setError(fieldNameOf(path) as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
      }
      if (!failure.errors?.length) toast.error(isAnswer(failure) ? failure.message : GENERAL_ERROR_MESSAGE);
    }
  });

  return { form, submit, sending: isSubmitting || isSubmitSuccessful };
}
