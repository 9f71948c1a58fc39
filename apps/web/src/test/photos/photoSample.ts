const ADDRESSES = {
  'rot6.jpg': new URL('./rot6.jpg', import.meta.url),
  'photo.heic': new URL('./photo.heic', import.meta.url),
};

/** A photo as a phone takes it: one on its side that says where it was taken, one in HEIC without a type, as most computers hand it over. */
export async function photoSample(name: keyof typeof ADDRESSES): Promise<File> {
  const answer = await fetch(ADDRESSES[name]);
  return new File([await answer.arrayBuffer()], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : '' });
}

/** Width and height of a picture without regard to what it says about which way is up. */
export async function sizeOf(picture: Blob): Promise<[width: number, height: number]> {
  const { width, height } = await createImageBitmap(picture, { imageOrientation: 'none' });
  return [width, height];
}

/** A PNG of a few bytes that says how many pixels it has, and has none. */
export function saidPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${'\0'.repeat(17)}`, (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
