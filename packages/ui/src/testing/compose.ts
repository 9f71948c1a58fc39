import { fireEvent } from 'storybook/test';

/**
 * Types a text through an input method (Telex, VNI): the browser puts the growing text into the field while it is being
 * composed. A field that writes over it meanwhile makes the input method add its text a second time, so that is an error.
 */
export async function compose(input: HTMLInputElement, text: string): Promise<void> {
  const before = input.value;
  await fireEvent.compositionStart(input);
  for (let end = 1; end <= text.length; end += 1) {
    const data = text.slice(0, end);
    const value = before + data;
    await fireEvent.input(input, { target: { value }, data, inputType: 'insertCompositionText', isComposing: true });
    if (input.value !== value) throw new Error(`The field shows "${input.value}" while "${value}" is being composed.`);
  }
  await fireEvent.compositionEnd(input, { data: text });
}
