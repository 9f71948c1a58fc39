import { bankName } from '@so-the/ui/format';

/** A bank account in a few words: "VCB ···5600". */
export function accountName({ BankCode, AccountNo }: { BankCode: string; AccountNo: string }): string {
  return `${bankName(BankCode)} ···${AccountNo.slice(-4)}`;
}
