import { parts } from 'virtual:book-facts';
import { sizes } from 'virtual:part-sizes';
import { DocBlock } from './DocBlock.tsx';
import { DocTable } from './DocTable.tsx';

const kilobytes = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const HEAD = ['Thành phần', 'Tình trạng', 'Bàn phím', 'Axe', 'Cỡ, kB', 'Nơi dùng', 'Đứng trên'];

/** Every public part: its state, its keyboard, axe, its weight, who uses it, and what it stands on. */
export function PartStatus() {
  const carried = parts.filter(({ prime }) => prime).length;
  const pages = new Map(parts.map(({ name, docsId }) => [name, docsId]));
  return (
    <DocBlock>
      <output>
        {parts.length} thành phần, {carried} đứng trên PrimeReact
      </output>
      <DocTable
        head={HEAD}
        pages={pages}
        rows={parts.map(({ name, state, keyboard, axeExceptions, users, prime }) => [
          name,
          state,
          keyboard ? 'có câu chuyện' : '–',
          axeExceptions === 0 ? 'không ngoại lệ' : `${axeExceptions} ngoại lệ`,
          sizes[name] === undefined ? '–' : kilobytes.format(sizes[name] / 1000),
          users.length,
          prime ? 'PrimeReact' : 'của mình',
        ])}
      />
    </DocBlock>
  );
}
