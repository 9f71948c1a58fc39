import path from 'node:path';
import type { AnyFound, Own, Proof } from '../../docs/storybook/peers/feature.ts';
import { BETTER, FEATURES, sourcesOf } from '../../docs/storybook/peers/features.ts';
import { PEER_IDS, PEERS, type PeerId } from '../../docs/storybook/peers/peers.ts';

const PACKAGE = 'packages/mock-server';
const START = '<!-- peers: written by scripts/peers/peers.test.ts -->';
const END = '<!-- /peers -->';

/** The package's page with table and sentences of the peers as their rows say. Throws for a page without the marks. */
export function withPeers(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${PACKAGE}/README.md lacks ${START} … ${END}`);
  return `${page.slice(0, start)}${START}\n\n${table()}\n\n${sentences()}\n\n${page.slice(end)}`;
}

/** The table as the formatter leaves it: every column as wide as its widest cell. */
function table(): string {
  const rows = [
    ['Feature', 'Sổ Thẻ', ...PEER_IDS.map((id) => PEERS[id].name)],
    ...FEATURES.map(({ en, ours, peers }) => [en, ownCell(ours)].concat(PEER_IDS.map((id) => peerCell(peers[id])))),
    ['Licence', 'none granted', ...PEER_IDS.map((id) => PEERS[id].licence)],
  ];
  const [head = [], ...body] = rows;
  const widths = head.map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function sentences(): string {
  return BETTER.map((better) => `- ${namesOf(sourcesOf(better).map(([id]) => id))}: ${lowerFirst(better.en)}`).join(
    '\n',
  );
}

/** Where they are many, those that are missing are named. */
function namesOf(ids: readonly PeerId[]): string {
  const others = PEER_IDS.filter((id) => !ids.includes(id));
  if (others.length === 0) return 'All seven';
  const few = ids.length > others.length + 1 ? others : ids;
  const names = few.map((id) => PEERS[id].name).join(', ');
  return few === others ? `All but ${names}` : names;
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function ownCell(own: Own): string {
  return own.is === 'no' ? 'no' : `[${own.is}](${fromPackage(own.proofs[0])})`;
}

function peerCell(found: AnyFound): string {
  return found === 'silent' ? '–' : found[0];
}

function fromPackage([file]: Proof): string {
  return path.posix.relative(PACKAGE, file);
}
