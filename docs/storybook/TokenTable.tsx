import { SearchBox } from '@so-the/ui';
import { useState } from 'react';
import { tokens } from 'virtual:tokens';
import { DocBlock } from './DocBlock.tsx';
import { plainWord } from './plainWord.ts';
import './wideTable.css';
import './tokenTable.css';

/** Kinds of tokens and what designers call them; a kind that is missing here goes by its own name. */
const KINDS: Readonly<Record<string, string>> = {
  color: 'Màu',
  shadow: 'Bóng',
  text: 'Cỡ chữ',
  font: 'Phông',
  weight: 'Độ đậm',
  line: 'Giãn dòng',
  space: 'Khoảng cách',
  control: 'Chiều cao ô và nút',
  radius: 'Bo góc',
  motion: 'Chuyển động',
  ease: 'Nhịp chuyển động',
  layer: 'Tầng',
  focus: 'Viền chọn',
};
/** What chooses a value, in words. */
const CHOOSERS: Readonly<Record<string, string>> = {
  base: 'mọi giao diện',
  light: 'sáng',
  dark: 'tối',
  contrast: 'tương phản cao',
  compact: 'mật độ gọn',
  coarse: 'màn hình chạm',
  'reduced-motion': 'giảm chuyển động',
};

/** Every token with its values; pressing its name copies it. */
export function TokenTable() {
  const [word, setWord] = useState('');
  const [copied, setCopied] = useState('');
  const wanted = plainWord(word);
  const shown = tokens.filter((token) => plainWord(`${token.name} ${KINDS[token.kind] ?? ''}`).includes(wanted));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`var(${name})`);
    setCopied(name);
  };
  return (
    <DocBlock kind="token-table">
      <div>
        <SearchBox label="Tìm token" placeholder="Tên hoặc loại: khoảng cách, màu" value={word} onChange={setWord} />
      </div>
      <a href="tokens.json" download>
        Tải tokens.json
      </a>
      <output>{copied === '' ? `${shown.length} token` : `Đã chép var(${copied})`}</output>
      {[...new Set(shown.map(({ kind }) => kind))].map((kind) => (
        <section key={kind}>
          <h3>{KINDS[kind] ?? kind}</h3>
          <div className="wide-table">
            <table>
              <tbody>
                {shown
                  .filter((token) => token.kind === kind)
                  .map((token) => (
                    <TokenRow key={token.name} token={token} onCopy={(name) => void copy(name)} />
                  ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </DocBlock>
  );
}

function TokenRow({ token, onCopy }: { token: (typeof tokens)[number]; onCopy: (name: string) => void }) {
  return (
    <tr>
      <th scope="row">
        <button type="button" aria-label={`Chép ${token.name}`} onClick={() => onCopy(token.name)}>
          {token.name}
        </button>
      </th>
      <td>
        {Object.entries(token.values).map(([chooser, value]) => (
          <span key={chooser} className="token-table__value">
            {token.kind === 'color' ? <i style={{ background: value }} aria-hidden="true" /> : null}
            <code>{value}</code> {CHOOSERS[chooser] ?? chooser}
          </span>
        ))}
      </td>
    </tr>
  );
}
