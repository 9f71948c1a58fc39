/** Multipart forms that are well formed and yet hostile: odd field names, file names, contents and values. */

const BOUNDARY = 'ranhgioi';
const NAMES = ['image', 'file', '__proto__', 'constructor', 'a[b][c]', 'x'.repeat(3000), 'tệp', ''];
const FILE_NAMES = ['../../etc/passwd', 'bill.svg', 'a%00.png', '\\";DROP', `${'x'.repeat(2000)}.png`, 'CON', ''];
const CONTENTS = [
  Buffer.alloc(0),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('%PDF-1.7\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
  Buffer.alloc(100_000),
];
const VALUES = ['{"__proto__":{"polluted":1}}', 'NaN', '9'.repeat(400), '2026-02-31', '-111', "' OR 1=1 --", '\u0000'];

/** A form as its bytes go out. */
export interface HostileForm {
  headers: Record<string, string>;
  body: Buffer;
}

/** Forms for a call whose own fields have these names. */
export function* hostileForms(fields: readonly string[]): Generator<HostileForm> {
  for (const name of [...NAMES, ...fields]) {
    for (const content of CONTENTS) yield formOf([filePart(name, 'bill.png', content)]);
    for (const value of VALUES) yield formOf([textPart(name, value)]);
  }
  for (const fileName of FILE_NAMES) {
    for (const name of ['image', 'file', ...fields]) yield formOf([filePart(name, fileName, CONTENTS[1])]);
  }
  yield formOf([]);
  yield formOf(Array.from({ length: 300 }, (_, place) => textPart(`f${place}`, '1')));
  yield formOf(Array.from({ length: 20 }, () => filePart('image', 'bill.png', CONTENTS[1])));
}

function formOf(parts: readonly Buffer[]): HostileForm {
  const framed = parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n`), part, Buffer.from('\r\n')]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...framed, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function filePart(name: string, fileName: string, content = Buffer.alloc(0)): Buffer {
  const head = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content]);
}

function textPart(name: string, value: string): Buffer {
  return Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`);
}
