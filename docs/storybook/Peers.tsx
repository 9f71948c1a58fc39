import type { ReactNode } from 'react';
import { DocBlock } from './DocBlock.tsx';
import { DocTable } from './DocTable.tsx';
import type { AnyFound, Feature, Verdict } from './peers/feature.ts';
import { BETTER, FEATURES, pagesOf, sourcesOf } from './peers/features.ts';
import { pageOf, PEER_IDS, PEERS, readOf, type PeerId } from './peers/peers.ts';
import './peers.css';

const WORDS: Record<Verdict, string> = { yes: 'có', partly: 'một phần', no: 'không' };
const SILENT = 'không thấy';

/** Every feature beside the seven: one word a cell. */
export function PeersTable() {
  return (
    <DocBlock kind="peers">
      <DocTable
        head={['Việc', 'Sổ Thẻ', ...PEER_IDS.map((id) => PEERS[id].name)]}
        rows={[...FEATURES.map(rowOf), ['Giấy phép', 'không cấp', ...PEER_IDS.map((id) => PEERS[id].licence)] as const]}
      />
    </DocBlock>
  );
}

function rowOf({ vi, ours, peers }: Feature): readonly [string, ...ReactNode[]] {
  const cells = PEER_IDS.map((id) => <Word key={id} word={peers[id] === 'silent' ? 'silent' : peers[id][0]} />);
  return [vi, <Word key="ours" word={ours.is} />, ...cells];
}

/** Where peers do better, each with the page that says so. */
export function PeersBetter() {
  return (
    <DocBlock kind="peers">
      <ul>
        {BETTER.map((better) => {
          const sources = sourcesOf(better);
          return (
            <li key={better.vi}>
              <strong>{sources.map(([id]) => PEERS[id].name).join(', ')}</strong>:{' '}
              {better.vi.charAt(0).toLowerCase() + better.vi.slice(1)}{' '}
              {sources.map(([id, page]) => (
                <Source key={id} id={id} page={page} named={sources.length > 1} />
              ))}
            </li>
          );
        })}
      </ul>
    </DocBlock>
  );
}

/** Row by row: the tests behind our word, and what each peer's documentation says, with its page and the state that was read. */
export function PeersSources() {
  return (
    <DocBlock kind="peers">
      {FEATURES.map((feature) => (
        <details key={feature.vi}>
          <summary>{feature.vi}</summary>
          <OwnLine ours={feature.ours} />
          {PEER_IDS.map((id) => (
            <PeerLine key={id} id={id} found={feature.peers[id]} />
          ))}
        </details>
      ))}
    </DocBlock>
  );
}

function OwnLine({ ours }: Pick<Feature, 'ours'>) {
  return (
    <p>
      <strong>Sổ Thẻ</strong>: {WORDS[ours.is]}. {ours.is === 'yes' ? '' : ours.why}
      {ours.is === 'no'
        ? null
        : ours.proofs.map(([file, title]) => (
            <span key={title} className="peers__proof">
              <code>{file}</code>: <q lang="en">{title}</q>
            </span>
          ))}
    </p>
  );
}

function PeerLine({ id, found }: { id: PeerId; found: AnyFound }) {
  const why = found === 'silent' ? undefined : found[2];
  return (
    <p>
      <strong>{PEERS[id].name}</strong>: {found === 'silent' ? 'không thấy trong tài liệu' : WORDS[found[0]]}. {why}{' '}
      {pagesOf(found).map((page) => (
        <Source key={page} id={id} page={page} />
      ))}
    </p>
  );
}

function Source({ id, page, named = false }: { id: PeerId; page: string; named?: boolean }) {
  const [title, address] = pageOf(id, page);
  return (
    <span className="peers__source">
      (
      <a href={address} target="_blank" rel="noreferrer" lang="en">
        {named ? `${PEERS[id].name}: ${title}` : title}
      </a>
      , {readOf(id)}){' '}
    </span>
  );
}

function Word({ word }: { word: Verdict | 'silent' }) {
  return <span data-verdict={word}>{word === 'silent' ? SILENT : WORDS[word]}</span>;
}
