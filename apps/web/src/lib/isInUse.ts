/**
 * Whether a record may be chosen: nobody has retired it. One whose status the API leaves out is in use (real-api §3).
 *
 * @param Status 1 in use, 0 retired
 */
export function isInUse({ Status }: { Status?: number | null }): boolean {
  return (Status ?? 1) === 1;
}
