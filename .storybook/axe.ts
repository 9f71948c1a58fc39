import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';

/** Rules whose answer depends on colours; all others answer in every theme as they do in the story's own. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Lets axe read the page by every rule. Told to the suite's report, with what was found.
 *
 * @throws Error naming the elements that break a rule
 */
export function readPage(story: StoryContext): Promise<void> {
  return read(story, {});
}

/**
 * Lets axe read the colours of a page that it has read in another theme.
 *
 * @throws Error naming the elements that are hard to read
 */
export function readColours(story: StoryContext): Promise<void> {
  return read(story, { runOnly: COLOUR_RULES });
}

/** No rule here asks for style sheets in words, which axe would parse for each question. */
async function read(story: StoryContext, options: RunOptions): Promise<void> {
  const { violations } = await axe.run(reached(), { preload: false, resultTypes: ['violations'], ...options });
  report(story, violations);
}

/** What somebody can reach: the page, or the dialogs that stand over it with the lists they opened. */
function reached(): Element[] {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  return dialogs.length === 0 ? [document.body] : [...dialogs, ...document.querySelectorAll(':popover-open')];
}

function report(story: StoryContext, violations: AxeResults['violations']): void {
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
