import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { compose } from '../../../../../packages/ui/src/testing/compose.ts';
import type { RecordForm } from '../../../../../e2e/recordForms.ts';
import { dialogInFront, field, patient } from './formFields.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** How a text gets into a field, and how the field is left. */
const WAYS: Readonly<Record<string, (one: TextBox, text: string) => Promise<void>>> = {
  'typed, left by Tab': async (_one, text) => {
    await userEvent.keyboard(text);
    await userEvent.tab();
  },
  'typed, left by a click elsewhere': async (_one, text) => {
    await userEvent.keyboard(text);
    await userEvent.click(within(await dialogInFront()).getAllByRole('heading')[0] ?? document.body);
  },
  pasted: async (_one, text) => {
    await userEvent.paste(text);
    await userEvent.tab();
  },
  'by Telex': async (one, text) => {
    await compose(one, text, 'Telex');
    await userEvent.tab();
  },
  'by VNI': async (one, text) => {
    await compose(one, text, 'VNI');
    await userEvent.tab();
  },
  'filled in by the browser': async (one, text) => {
    await fireEvent.input(one, { target: { value: text } });
    await fireEvent.change(one, { target: { value: text } });
    await userEvent.tab();
  },
};

/**
 * Writes the text of each field of a form that stands open over what it holds, in every way, and sees that it holds the same each
 * time: what it held when it was filled in.
 *
 * @returns how many fields there were, and ways
 */
export async function enterEveryWay(form: RecordForm, digits: string): Promise<{ fields: number; ways: number }> {
  const texts = Object.entries(form.texts(digits));
  for (const [label, text] of texts) {
    const one = (await field(label)) as TextBox;
    const held = one.value;
    for (const [way, enter] of Object.entries(WAYS)) {
      one.focus();
      one.select();
      await enter(one, text);
      await waitFor(() => expect([label, way, one.value]).toEqual([label, way, held]), patient);
    }
  }
  return { fields: texts.length, ways: Object.keys(WAYS).length };
}
