import { plainText } from './plainText.ts';
import { foldVietnamese } from './text.ts';

/** Banks that people call otherwise than the codes of transfers do. */
const NAMES: Readonly<Record<string, string>> = { ICB: 'VietinBank', VBA: 'Agribank', SEAB: 'SeABank' };

/** What people call a bank, by its code: "VBA" is Agribank; a bank whose code everybody says keeps it: "VCB". */
export function bankName(code: string): string {
  return Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code) : code;
}

/** What else banks are called: their names in full, and what people shorten them to. */
const WORDS: Readonly<Record<string, string>> = {
  VCB: 'Vietcombank, Ngoại thương Việt Nam, Ngoại thương, Vietcom',
  ICB: 'VietinBank, Công thương Việt Nam, Công thương, Vietin, CTG, VTB',
  BIDV: 'Đầu tư và Phát triển Việt Nam, Đầu tư và Phát triển',
  VBA: 'Agribank, Nông nghiệp và Phát triển Nông thôn Việt Nam, Nông nghiệp, Agri, VARB, AGB',
  TCB: 'Techcombank, Kỹ thương Việt Nam, Kỹ thương, Techcom',
  MB: 'MBBank, Quân đội, MBB',
  ACB: 'Á Châu',
  VPB: 'VPBank, Việt Nam Thịnh Vượng, VP',
  TPB: 'TPBank, Tiên Phong, TP',
  STB: 'Sacombank, Sài Gòn Thương Tín, Sacom',
  HDB: 'HDBank, Phát triển TP Hồ Chí Minh, Phát triển Thành phố Hồ Chí Minh, HD',
  VIB: 'Quốc tế Việt Nam, Quốc tế',
  SHB: 'Sài Gòn Hà Nội',
  EIB: 'Eximbank, Xuất nhập khẩu Việt Nam, Xuất nhập khẩu, Exim',
  MSB: 'Hàng hải Việt Nam, Hàng hải, Maritime Bank, Maritime',
  OCB: 'Phương Đông',
  SEAB: 'SeABank, Đông Nam Á, SSB',
  LPB: 'LPBank, Lộc Phát Việt Nam, Lộc Phát, Bưu điện Liên Việt, LienVietPostBank, Liên Việt',
  NAB: 'Nam A Bank, Nam Á',
  ABB: 'An Bình',
  BAB: 'Bac A Bank, Bắc Á',
  VCCB: 'BVBank, Bản Việt, Viet Capital Bank',
  SCB: 'Sài Gòn',
  PVCB: 'PVcomBank, Đại chúng Việt Nam, Đại chúng, PVcom',
  NCB: 'Quốc dân',
  KLB: 'KienLongBank, Kiên Long',
  VAB: 'VietABank, Việt Á',
  VIETBANK: 'Việt Nam Thương Tín',
  BVB: 'BaoVietBank, Bảo Việt',
  PGB: 'PGBank, Thịnh vượng và Phát triển, Petrolimex',
  SGICB: 'SaigonBank, Sài Gòn Công Thương',
  GPB: 'GPBank, Dầu khí Toàn cầu',
  DOB: 'Vikki, DongA Bank, Đông Á',
  Oceanbank: 'MBV, Đại Dương, Ocean Bank',
  CBB: 'VCBNeo, Xây dựng Việt Nam, Xây dựng, CB',
};

/** Names that a bank is found and read by beside its code: in full, and as people shorten them. Empty for banks that have one name. */
export function bankWords(code: string): string {
  return Object.hasOwn(WORDS, code) ? (WORDS[code] ?? '') : '';
}

/** A name without what all banks have in theirs, and without spaces: "Ngân hàng TMCP Á Châu" → "achau". */
function bareBank(text: string): string {
  return foldVietnamese(plainText(text))
    .replaceAll(/\b(?:ngan hang|nh|thuong mai co phan|thuong mai|co phan|tmcp|tm ?cp|tnhh|mtv|mot thanh vien)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Whether a text names the bank of this code: by the code, its name, or a name of {@link bankWords}, with or without "Ngân hàng TMCP". */
export function isBankCalled({ BankCode, BankName }: { BankCode: string; BankName: string }, text: string): boolean {
  const said = bareBank(text);
  return said !== '' && [BankCode, BankName, ...bankWords(BankCode).split(',')].some((name) => bareBank(name) === said);
}
