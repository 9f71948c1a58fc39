import type { ReactNode } from 'react';
import './docBlock.css';

interface DocBlockProps {
  /** What the block is, for its own style sheet. Default: it looks as all do. */
  kind?: string;
  children: ReactNode;
}

/** What is written in code on a docs page: search box, count and table or cards below each other, in the look of the product. */
export function DocBlock({ kind = '', children }: DocBlockProps) {
  return <div className={`doc-block sb-unstyled ${kind}`.trim()}>{children}</div>;
}
