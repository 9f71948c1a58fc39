import { useLastUsed } from '../form/drafts/useLastUsed.ts';
import { papers, type Paper } from './papers.ts';

/**
 * The paper that a kind of document is printed on: the one this person chose for it last, on this device.
 *
 * @param title names the kind: "Biên nhận"
 * @param first paper before the first choice
 */
export function usePaper(title: string, first: Paper): [paper: Paper, choose: (paper: Paper | null) => void] {
  const { used, remember } = useLastUsed(`paper/${title}`, readPaper);
  return [used?.paper ?? first, (paper) => remember({ paper: paper ?? first })];
}

function readPaper(kept: unknown): { paper: Paper } | undefined {
  const { paper } = { ...(kept as { paper?: unknown } | undefined) };
  const known = papers.find(({ value }) => value === paper);
  return known && { paper: known.value };
}
