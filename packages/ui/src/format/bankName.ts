/** Banks that people call otherwise than the codes of transfers do. */
const NAMES: Readonly<Record<string, string>> = { ICB: 'VietinBank', VBA: 'Agribank', SEAB: 'SeABank' };

/** What people call a bank, by its code: "VBA" is Agribank; a bank whose code everybody says keeps it: "VCB". */
export function bankName(code: string): string {
  return Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code) : code;
}
