/** Key of a row that is one account in the books of one shop. */
export function accountKey({ ShopID, Account }: { ShopID: number; Account: string }): string {
  return `${ShopID} ${Account}`;
}
