import type { TableView } from '@so-the/ui';

const DENSITIES: readonly TableView['density'][] = ['compact', 'normal', 'roomy'];

/** Reads a remembered view; anything that is not one is no view. Column names no list knows are the table's to ignore. */
export function parseTableView(value: unknown): TableView | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { hidden, order, density, widths } = value as Record<string, unknown>;
  const known = DENSITIES.find((one) => one === density);
  return isNames(hidden) && isNames(order) && known
    ? { hidden, order, density: known, ...(isWidths(widths) && { widths }) }
    : undefined;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isWidths(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && Object.values(value).every((px) => typeof px === 'number');
}
