/** Fills in a field as some password managers do: its value changes and no event says so. */
export function fillSilently(field: HTMLElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
}
