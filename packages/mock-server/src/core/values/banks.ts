/** Reference list of banks; the BIN is VietQR's account prefix, never a card prefix (domain §5). */

/** A bank of the reference list. */
export interface Bank {
  BankID: number;
  BankCode: string;
  BankName: string;
  /** Account BIN of VietQR. */
  Bin: string;
}

const LIST = `VCB Vietcombank 970436; ICB VietinBank 970415; BIDV BIDV 970418; VBA Agribank 970405; TCB Techcombank 970407; MB MBBank 970422;
ACB ACB 970416; VPB VPBank 970432; TPB TPBank 970423; STB Sacombank 970403; HDB HDBank 970437; VIB VIB 970441; SHB SHB 970443;
EIB Eximbank 970431; MSB MSB 970426; OCB OCB 970448; SEAB SeABank 970440; LPB LPBank 970449; NAB NamABank 970428; ABB ABBANK 970425;
BAB BacABank 970409; VCCB BVBank 970454; SCB SCB 970429; PVCB PVcomBank 970412; NCB NCB 970419; KLB KienLongBank 970452;
VAB VietABank 970427; VIETBANK VietBank 970433; BVB BaoVietBank 970438; PGB PGBank 970430; SGICB SaigonBank 970400; GPB GPBank 970408;
DOB Vikki 970406; Oceanbank MBV 970414; CBB VCBNeo 970444; SHBVN Shinhan 970424; WVN Woori 970457; HSBC HSBC 458761;
SCVN StandardChartered 970410; UOB UOB 970458; PBVN PublicBank 970439; HLBVN HongLeong 970442; IVB Indovina 970434; VRB VRB 970421;
COOPBANK Co-opBank 970446; CIMB CIMB 422589; CAKE CAKE 546034; Ubank Ubank 546035; TIMO Timo 963388`;

/** Banks by number, most used first. */
export const BANKS: readonly Bank[] = LIST.split(';').map((line, place) => {
  const [BankCode = '', BankName = '', Bin = ''] = line.trim().split(' ');
  return { BankID: place + 1, BankCode, BankName, Bin };
});

const BY_ID = new Map(BANKS.map((bank) => [bank.BankID, bank]));

/** Bank of a number. */
export function bankOf(bankId: number): Bank | undefined {
  return BY_ID.get(bankId);
}

/** Whether a code names a bank. */
export function isBankCode(code: string): boolean {
  return BANKS.some((bank) => bank.BankCode === code);
}

/** All banks, for pickers. */
export function listAllBanks(): readonly Bank[] {
  return BANKS;
}
