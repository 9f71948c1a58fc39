const load = () => import('./LostDialog.tsx');

/** What draws the question. It is fetched before it is needed: an answer gets lost where the network does. */
export const loadLostDialog = async () => (await load()).LostDialog;

/** Fetches it ahead of time; that it failed is told when it is needed. */
export function warmLostDialog(): void {
  load().catch(() => undefined);
}
