import { useState } from 'react';
import { SearchBox } from '@so-the/ui';
import rows from '../calls.gen.json' with { type: 'json' };
import { DocBlock } from './DocBlock.tsx';
import './wideTable.css';

const COLUMNS = [
  ['call', 'Lời gọi'],
  ['specification', 'Đặc tả'],
  ['operation', 'Tên trong mã'],
  ['handler', 'Nơi trả lời'],
  ['contractTest', 'Phép thử hợp đồng'],
  ['screens', 'Màn hình'],
  ['stories', 'Câu chuyện'],
  ['endToEnd', 'Đầu cuối'],
] as const;

/** The generated ledger of calls as a table; a word in the box keeps the rows that hold it. */
export function CallLedger() {
  const [word, setWord] = useState('');
  const shown = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(word.trim().toLowerCase()));
  return (
    <DocBlock>
      <div>
        <SearchBox label="Tìm lời gọi" placeholder="Lời gọi, màn hình, tên trong mã" value={word} onChange={setWord} />
      </div>
      <output>
        {shown.length} / {rows.length} lời gọi
      </output>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              {COLUMNS.map(([field, title]) => (
                <th key={field} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.operation}>
                {COLUMNS.map(([field]) => (
                  <td key={field}>{cellOf(row[field])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocBlock>
  );
}

function cellOf(value: string | string[]) {
  if (typeof value === 'string') return value;
  const [first, ...rest] = value.map((file) => file.split('/').at(-1));
  if (rest.length === 0) return first ?? '–';
  return <span title={value.join('\n')}>{`${first} +${rest.length}`}</span>;
}
