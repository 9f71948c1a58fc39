/** What money fields show of the longest amount that somebody types at the counter. */
export interface ShownAmounts {
  /** How many fields were measured. */
  fields: number;
  /** Those that would cut it, with the px that are missing. */
  cut: string[];
}

/**
 * Measures every money field in sight: whether 999.999.999.999 is read whole in it, in a finger's larger letters. Stands on
 * nothing around it, so that a browser can be given it as it is.
 */
export function cutAmounts(): ShownAmounts {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.st-money')].filter((one) => one.checkVisibility());
  const cut = fields.flatMap((field) => {
    const { fontFamily, fontWeight, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(field);
    const text = document.createElement('span');
    const letters = { fontFamily, fontWeight, fontVariantNumeric, fontSize: '1rem' };
    Object.assign(text.style, { ...letters, position: 'absolute', whiteSpace: 'nowrap' });
    text.textContent = '999.999.999.999';
    document.body.append(text);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const missing = Math.ceil(text.getBoundingClientRect().width - room);
    text.remove();
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
    return missing > 0 ? [`${name} by ${missing} px`] : [];
  });
  return { fields: fields.length, cut };
}
