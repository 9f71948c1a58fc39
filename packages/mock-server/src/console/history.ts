/** What calls changed, shown over any world: the console's drawer, for whoever has an engine in the page. */
import './console.css';

export { HistoryDrawer, type HistoryDrawerProps, type HistorySource } from './HistoryDrawer.tsx';
