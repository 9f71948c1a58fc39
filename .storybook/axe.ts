import axe, { type AxeResults, type ElementContext, type NodeResult, type RunOptions } from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';

/** Rules whose answer depends on colours; all others answer in every theme as they do in the story's own. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Asks axe about a part of the page. Nothing here asks for style sheets in words, which axe would parse for each question. */
export function askAxe(context: ElementContext, options: RunOptions): Promise<AxeResults> {
  return axe.run(context, { preload: false, ...options });
}

/**
 * Tells the suite's report that a theme was read, and what was found.
 *
 * @throws Error naming the elements that break a rule
 */
export function report(story: StoryContext, violations: AxeResults['violations']): void {
  story.reporting.addReport({
    type: 'a11y',
    version: 1,
    result: { violations },
    status: violations.length > 0 ? 'failed' : 'passed',
  });
  if (violations.length === 0) return;
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${faultOf(node)}`));
  throw new Error(`In the theme "${document.documentElement.dataset.theme}": ${faults.join('\n')}`);
}

function faultOf({ target, html, failureSummary }: NodeResult): string {
  return `${target.join(' ')} ${html} ${failureSummary ?? ''}`;
}
