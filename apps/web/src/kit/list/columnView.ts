import type { TableView } from '@so-the/ui';

const DENSITIES: readonly TableView['density'][] = ['compact', 'normal', 'roomy'];

/** Reads a remembered view; anything that is not one is no view. Column names no list knows are the table's to ignore. */
export function parseTableView(value: unknown): TableView | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { hidden, order, density } = value as Record<string, unknown>;
  const known = DENSITIES.find((one) => one === density);
  return isNames(hidden) && isNames(order) && known ? { hidden, order, density: known } : undefined;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
