import { fireEvent } from 'storybook/test';
import { textStates, type InputMethod } from './inputMethod.ts';

const inputType = 'insertCompositionText';

/**
 * Types a text over what is selected through an input method (Telex, VNI): the browser puts the growing text into the
 * field while it is being composed. A field that writes over it meanwhile makes the input method add its text a second time, so that is an error.
 */
export async function compose(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  method: InputMethod = 'VNI',
): Promise<void> {
  const { value: before, selectionStart: start, selectionEnd: end } = input;
  await fireEvent.compositionStart(input);
  for (const data of textStates(text, method)) {
    const value = before.slice(0, start ?? undefined) + data + before.slice(end ?? before.length);
    await fireEvent(input, new InputEvent('beforeinput', { data, inputType, isComposing: true, bubbles: true }));
    await fireEvent.input(input, { target: { value }, data, inputType, isComposing: true });
    if (input.value !== value) throw new Error(`The field shows "${input.value}" while "${value}" is being composed.`);
  }
  await fireEvent.compositionEnd(input, { data: text });
}
