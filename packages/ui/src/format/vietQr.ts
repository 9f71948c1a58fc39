/** Money that is to be paid into a Vietnamese bank account. */
export interface VietQrPayment {
  /** BIN of the bank, six digits: Vietcombank 970436 (domain §5). */
  bin: string;
  /** Account number. */
  account: string;
  /** Whole đồng; without it the payer types the amount. */
  amount?: number;
  /** What the payment is for. Marks are dropped and it is cut to 25 signs, since banks take no more. */
  content?: string;
}

/** The text of a VietQR code (EMVCo, domain §5): tags with two-digit lengths, closed by a checksum over everything before it. */
export function vietQrText({ bin, account, amount, content }: VietQrPayment): string {
  const party = field('00', bin) + field('01', account);
  const text = asciiContent(content ?? '');
  const body =
    field('00', '01') +
    field('01', amount === undefined ? '11' : '12') +
    field('38', field('00', 'A000000727') + field('01', party) + field('02', 'QRIBFTTA')) +
    field('53', '704') +
    (amount === undefined ? '' : field('54', String(Math.trunc(amount)))) +
    field('58', 'VN') +
    (text === '' ? '' : field('62', field('08', text)));
  return `${body}6304${checksum(`${body}6304`)}`;
}

/** The content as a bank takes it: no marks, plain signs only, at most 25 of them. */
export function asciiContent(content: string): string {
  return content
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 25)
    .trim();
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}

/** CRC-16/CCITT-FALSE of a plain text, four upper-case hex digits: "123456789" → 29B1. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
