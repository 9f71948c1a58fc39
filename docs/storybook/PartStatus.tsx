import { parts } from 'virtual:book-facts';
import { sizes } from 'virtual:part-sizes';
import { DocsLink } from './DocsLink.tsx';
import './wideTable.css';
import './stateMatrix.css';

const kilobytes = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Every public part: its state, its keyboard, axe, its weight, who uses it, and what it stands on. */
export function PartStatus() {
  const carried = parts.filter(({ prime }) => prime).length;
  return (
    <div className="state-matrix wide-table sb-unstyled">
      <output>
        {parts.length} thành phần, {carried} đứng trên PrimeReact
      </output>
      <div className="wide-table__frame">
        <table>
          <thead>
            <tr>
              {['Thành phần', 'Tình trạng', 'Bàn phím', 'Axe', 'Cỡ, kB', 'Nơi dùng', 'Đứng trên'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, docsId, state, keyboard, axeExceptions, users, prime }) => (
              <tr key={name}>
                <th scope="row">
                  <DocsLink id={docsId}>{name}</DocsLink>
                </th>
                <td>{state}</td>
                <td>{keyboard ? 'có câu chuyện' : '–'}</td>
                <td>{axeExceptions === 0 ? 'không ngoại lệ' : `${axeExceptions} ngoại lệ`}</td>
                <td>{sizes[name] === undefined ? '–' : kilobytes.format(sizes[name] / 1000)}</td>
                <td title={users.join('\n')}>{users.length}</td>
                <td>{prime ? 'PrimeReact' : 'của mình'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
