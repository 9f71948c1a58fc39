import { useState } from 'react';
import { SearchBox } from '@so-the/ui';
import { changes, type PictureChange } from 'virtual:picture-history';
import { DocBlock } from './DocBlock.tsx';
import { plainWord } from './plainWord.ts';
import './wideTable.css';
import './stateMatrix.css';
import './pictureWall.css';

/** How many names of pictures a row shows. */
const SHOWN = 6;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const TIMES = { all: 'Tất cả', week: 'Tuần này' } as const;

/**
 * The commits that changed pictures, newest first, and why: all of them or those of the week that ends with the newest; a
 * word in the box keeps those that changed such a picture. Where the picture before is at hand it stands beside today's.
 */
export function PictureHistory() {
  const [word, setWord] = useState('');
  const [time, setTime] = useState<keyof typeof TIMES>('all');
  const wanted = plainWord(word).replaceAll(' ', '-');
  const since = Date.parse(changes[0]?.day ?? '') - WEEK;
  const shown = changes
    .filter(({ day }) => time === 'all' || Date.parse(day) > since)
    .map(({ day, why, before, pictures }) => ({
      day,
      why,
      before,
      pictures: pictures.filter((name) => name.includes(wanted)),
    }))
    .filter(({ pictures }) => pictures.length > 0);
  if (changes.length === 0) return <p>Bản này dựng từ mã nguồn không kèm lịch sử.</p>;
  return (
    <DocBlock kind="state-matrix">
      <div>
        <SearchBox label="Tìm ảnh" placeholder="Màn hình, thành phần, câu chuyện" value={word} onChange={setWord} />
      </div>
      <fieldset>
        <legend>Thời gian</legend>
        {Object.entries(TIMES).map(([name, title]) => (
          <label key={name}>
            <input
              type="radio"
              name="time"
              checked={time === name}
              onChange={() => setTime(name as keyof typeof TIMES)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <output>{shown.length} lần đổi</output>
      <div className="wide-table">
        <table className="wide-table__history">
          <thead>
            <tr>
              <th scope="col">Ngày</th>
              <th scope="col">Lý do</th>
              <th scope="col">Ảnh</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => (
              <ChangeRow key={`${change.day} ${change.why}`} change={change} named={wanted !== ''} />
            ))}
          </tbody>
        </table>
      </div>
    </DocBlock>
  );
}

/** A commit; its pictures by name where some are looked for, else their number. */
function ChangeRow({ change, named }: { change: PictureChange; named: boolean }) {
  const { day, why, pictures } = change;
  return (
    <tr>
      <td>{day.split('-').toReversed().join('/')}</td>
      <td>{why}</td>
      <td>
        {named ? namesOf(pictures) : `${pictures.length.toLocaleString('vi-VN')} ảnh`}
        <BeforeAndAfter change={change} />
      </td>
    </tr>
  );
}

/** Pictures of a change that lie beside this page as they were before it. */
function BeforeAndAfter({ change }: { change: PictureChange }) {
  const pairs = change.before.filter(({ picture }) => change.pictures.includes(picture));
  if (pairs.length === 0) return null;
  return (
    <details>
      <summary>Trước và sau: {pairs.length} ảnh</summary>
      {pairs.map(({ picture, file, now }) => (
        <figure key={picture} className="picture-wall">
          <figcaption>{picture}</figcaption>
          <a href={file} target="_blank" rel="noreferrer">
            <img src={file} alt={`${picture}, trước`} loading="lazy" />
          </a>
          <a href={now} target="_blank" rel="noreferrer">
            <img src={now} alt={`${picture}, sau`} loading="lazy" />
          </a>
        </figure>
      ))}
    </details>
  );
}

function namesOf(pictures: readonly string[]): string {
  const more = pictures.length - SHOWN;
  return pictures.slice(0, SHOWN).join(', ') + (more > 0 ? ` và ${more} ảnh khác` : '');
}
