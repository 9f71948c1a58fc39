/**
 * What stands in the text fields of a form, by name. A password manager may fill them in without an event: only the fields
 * themselves know it then.
 */
export function writtenIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name !== '' && one.type !== 'checkbox',
  );
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
