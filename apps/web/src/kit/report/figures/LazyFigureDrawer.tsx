import { onDemand } from '../../answer/onDemand.tsx';

/** The drawer of a figure's entries, with its table fetched when the first figure is opened. */
export const LazyFigureDrawer = onDemand('figure', async () => (await import('./FigureDrawer.tsx')).FigureDrawer);
