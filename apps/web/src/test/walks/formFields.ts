import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RecordForm } from '../../../../../e2e/recordForms.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The whole app fetches shell and screen first, which takes its time on a busy machine. */
export const patient = { timeout: 15_000 };

/** The dialog in front, once it is there. */
export async function dialogInFront(): Promise<HTMLElement> {
  await waitFor(() => expect(openDialogs().length).toBeGreaterThan(0), patient);
  return openDialogs().at(-1) ?? document.body;
}

/** The dialogs that stand open, the one in front last. */
export function openDialogs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')];
}

/** A field of the dialog in front, by its label. */
export async function field(label: string): Promise<Field> {
  return waitFor(() => {
    const found = fields().find((one) => nameOf(one) === label);
    if (!found) throw new Error(`The dialog has no field "${label}".`);
    return found;
  }, patient);
}

/** What every field of the dialog in front holds, by its label. */
export function values(): [string, string][] {
  return fields().map((one) => [nameOf(one), shownIn(one)]);
}

/** Fills in the form of a new record that stands open, in the order of its fields, and goes from one to the next by Tab. */
export async function fillIn(form: RecordForm, digits: string): Promise<void> {
  await dialogInFront();
  if (form.addRow) await press(form.addRow);
  const { picks = {}, selects = {} } = form;
  const texts = { ...picks, ...selects, ...form.texts(digits) };
  await field(Object.keys(texts)[0] ?? '');
  // The button that adds a row stands behind the first fields.
  fields()[0]?.focus();
  const inOrder = fields().map(nameOf);
  const labels = Object.keys(texts).toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other));
  for (const label of labels) {
    const one = await field(label);
    await tabTo(one);
    const text = texts[label] ?? '';
    if (label in picks) await pick(one, text);
    else if (one instanceof HTMLSelectElement) await userEvent.selectOptions(one, text);
    else await type(one, text);
  }
}

/** Writes another text over what a field holds. */
export async function overwrite(label: string, text: string): Promise<void> {
  const one = await field(label);
  await userEvent.clear(one);
  await type(one, text);
}

/** Presses a button of the dialog in front. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await within(await dialogInFront()).findByRole('button', { name }, patient));
}

/** Figures and days are typed key by key, other words come at once. */
async function type(one: Field, text: string): Promise<void> {
  one.focus();
  if (/^[\d.,:/]+$/.test(text)) await userEvent.keyboard(text);
  else await userEvent.paste(text);
}

/** Types into a searched list and takes the line that is found. */
async function pick(one: Field, text: string): Promise<void> {
  await userEvent.keyboard(text);
  const option = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const fitting = found.find((line) => line.textContent.includes(text));
    if (!fitting) throw new Error(`Nothing is found for "${text}".`);
    return fitting;
  }, patient);
  await userEvent.click(option);
  await waitFor(() => expect(one.value).not.toBe(''));
}

async function tabTo(one: Field): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== one; presses += 1) await userEvent.tab();
  await expect(one).toHaveFocus();
}

function fields(): Field[] {
  const all = openDialogs().at(-1)?.querySelectorAll<Field>('input:not([type=file]), select, textarea') ?? [];
  return [...all];
}

function nameOf(one: Field): string {
  const [label] = one.labels ?? [];
  const words = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  );
  return (
    words
      .map((node) => node.textContent)
      .join('')
      .trim() ||
    (one.ariaLabel ?? '')
  );
}

function shownIn(one: Field): string {
  if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.text ?? '';
  return one.type === 'checkbox' && one instanceof HTMLInputElement ? String(one.checked) : one.value;
}
