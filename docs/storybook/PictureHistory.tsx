import { useState } from 'react';
import { SearchBox } from '@so-the/ui';
import { changes } from 'virtual:picture-history';
import './wideTable.css';

/** How many names of pictures a row shows. */
const SHOWN = 6;

/** The commits that changed pictures, newest first, and why; a word in the box keeps those that changed such a picture. */
export function PictureHistory() {
  const [word, setWord] = useState('');
  const wanted = plain(word);
  const shown = changes
    .map((change) => ({ ...change, pictures: change.pictures.filter((picture) => picture.includes(wanted)) }))
    .filter(({ pictures }) => pictures.length > 0);
  if (changes.length === 0) return <p>Bản này dựng từ mã nguồn không kèm lịch sử.</p>;
  return (
    <div className="wide-table sb-unstyled">
      <div>
        <SearchBox label="Tìm ảnh" placeholder="Màn hình, thành phần, câu chuyện" value={word} onChange={setWord} />
      </div>
      <output>{shown.length} lần đổi</output>
      <div className="wide-table__frame">
        <table className="wide-table__history">
          <thead>
            <tr>
              <th scope="col">Ngày</th>
              <th scope="col">Lý do</th>
              <th scope="col">Ảnh</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ day, why, pictures }) => (
              <tr key={`${day} ${why}`}>
                <td>{day.split('-').toReversed().join('/')}</td>
                <td>{why}</td>
                <td>{wanted === '' ? `${pictures.length.toLocaleString('vi-VN')} ảnh` : namesOf(pictures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function namesOf(pictures: readonly string[]): string {
  const more = pictures.length - SHOWN;
  return pictures.slice(0, SHOWN).join(', ') + (more > 0 ? ` và ${more} ảnh khác` : '');
}

/** As file names are written: without marks, words joined by hyphens. */
function plain(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, '-');
}
