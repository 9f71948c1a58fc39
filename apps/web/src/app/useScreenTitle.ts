import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './appRoute.ts';

/** Title of the open screen, from the route table. */
export function useScreenTitle(): string {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.title ?? '';
}
