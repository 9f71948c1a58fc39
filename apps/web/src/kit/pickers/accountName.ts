import { bankName } from '@so-the/ui/format';

/** A bank account in a few words: "VCB ···5600"; by its number where the API tells neither bank nor account. */
export function accountName({ BankCardID, BankCode, AccountNo }: NamedAccount): string {
  const words = [bankName(BankCode), AccountNo && `···${AccountNo.slice(-4)}`].filter(Boolean);
  return words.join(' ') || `Tài khoản số ${BankCardID}`;
}

interface NamedAccount {
  BankCardID: number;
  BankCode: string;
  AccountNo: string;
}
