import type { Schemas } from '@so-the/api-client';

/** The bytes of a picture and the ending of its file, out of the address that holds it; undefined for any other address. */
export function pictureOf(url: string): { bytes: Uint8Array; ending: string } | undefined {
  const [, type = '', content] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+=*)$/.exec(url) ?? [];
  if (content === undefined) return undefined;
  const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0);
  return { bytes, ending: type === 'jpeg' ? 'jpg' : type };
}

/** A file name that sorts by day and tells terminal and invoice: "2026-11-20 24531876 000456 bill 7.png". */
export function pictureName(
  { BillID, SwipedAt, CreatedDate, TID, InvoiceNo }: Schemas['Bill'],
  ending: string,
): string {
  const day = (SwipedAt ?? CreatedDate).slice(0, 10);
  return `${[day, TID, InvoiceNo].filter(Boolean).join(' ')} bill ${BillID}.${ending}`;
}
