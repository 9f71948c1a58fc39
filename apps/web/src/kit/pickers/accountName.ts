/** A bank account in a few words: "VCB ···5600". */
export function accountName({ BankCode, AccountNo }: { BankCode: string; AccountNo: string }): string {
  return `${BankCode} ···${AccountNo.slice(-4)}`;
}
