import * as places from '../places/places.ts';
import { useMayOpen } from '../places/useMayOpen.ts';
import { askedFor, type Openable } from './reportScope.ts';

/**
 * Where the entries of a row's figure are told on a page of their own, for a point of a chart, which opens no drawer; the
 * row's own handle tells it. `undefined` where nothing opens the figure, or the person may not go there.
 */
export function useFigureAddress(): (figure: string, row: Openable) => string | undefined {
  const mayOpen = useMayOpen();
  return (figure, row) => {
    const asked = askedFor(figure, row);
    const address = asked && places.entries(asked);
    return address !== undefined && mayOpen(address) ? address : undefined;
  };
}
