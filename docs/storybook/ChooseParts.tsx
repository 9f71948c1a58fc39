import { SearchBox } from '@so-the/ui';
import { useState } from 'react';
import { parts, type PartFacts } from 'virtual:book-facts';
import { DocBlock } from './DocBlock.tsx';
import { DocsLink } from './DocsLink.tsx';
import { findParts } from './findParts.ts';
import { PartThumbnail } from './PartThumbnail.tsx';
import './chooseParts.css';

/** A sentence that sends its reader to another part. */
const ELSEWHERE = /(?:dùng|cần|chỗ của nó là|:) ([A-Z]\w+)/;

/** Every part by what it is for, alive and small, with what to take instead where it is not meant; a word keeps those it means. */
export function ChooseParts() {
  const [word, setWord] = useState('');
  const found = findParts(parts, word);
  return (
    <DocBlock kind="choose-parts">
      <div>
        <SearchBox
          label="Tìm thành phần"
          placeholder="Việc cần làm, tên khác, không cần dấu"
          value={word}
          onChange={setWord}
        />
      </div>
      <output>{found.length} thành phần</output>
      <ul>
        {found.map((part) => (
          <li key={part.name}>
            <PartCard part={part} />
          </li>
        ))}
      </ul>
    </DocBlock>
  );
}

function PartCard({ part }: { part: PartFacts }) {
  const { name, title, docsId, yes, no } = part;
  return (
    <article aria-label={name}>
      <PartThumbnail part={part} />
      <h3>
        <DocsLink id={docsId}>{name}</DocsLink> <small>{title.split('/')[0]}</small>
      </h3>
      <p>{yes[0]}</p>
      <ul>
        {no
          .filter((sentence) => ELSEWHERE.test(sentence))
          .map((sentence) => (
            <li key={sentence}>
              Không phải khi: <Instead sentence={sentence} />
            </li>
          ))}
      </ul>
    </article>
  );
}

/** The sentence with a link to the part that it names. */
function Instead({ sentence }: { sentence: string }) {
  const other = parts.find(({ name }) => name === ELSEWHERE.exec(sentence)?.[1]);
  if (other === undefined) return sentence;
  const [before, after] = sentence.split(other.name);
  return (
    <>
      {before}
      <DocsLink id={other.docsId}>{other.name}</DocsLink>
      {after}
    </>
  );
}
