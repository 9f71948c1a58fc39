import { onDemand } from '../../answer/onDemand.tsx';

/** The drawer of what a profit differs by, fetched when it is first opened. */
export const LazyReasonsDrawer = onDemand('reasons', async () => (await import('./ReasonsDrawer.tsx')).ReasonsDrawer);
