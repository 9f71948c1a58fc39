import { describe, expect, it } from 'vitest';
import { LINES, shownSource } from '../../.storybook/shownSource.ts';

const known = new Set(['DataTable', 'Button', 'SelectField']);

describe('the source that docs show of a story', () => {
  it('imports what it uses', () => {
    const code = '<DataTable label="Thẻ" actions={<Button>Thêm</Button>} />';
    expect(shownSource(code, 'DataTable', known)).toBe(`import { Button, DataTable } from '@so-the/ui';\n\n${code}`);
  });

  it('imports once, however often Storybook passes the source through', () => {
    for (const code of ['<DataTable label="Thẻ" />', `<DataTable>\n${'  <p>Một</p>\n'.repeat(100)}</DataTable>`]) {
      const once = shownSource(code, 'DataTable', known);
      expect(shownSource(once, 'DataTable', known)).toBe(once);
    }
  });

  it('names the part where the story holds its state in a component of its own', () => {
    expect(shownSource('<Choosing label="Kỳ">\n  <b/>\n</Choosing>', 'SelectField', known)).toContain(
      '<SelectField label="Kỳ">\n  <b/>\n</SelectField>',
    );
  });

  it('leaves a component without properties its own name: it shows more than the part', () => {
    expect(shownSource('<Example />', 'SelectField', known)).toBe('<Example />');
  });

  it('says a long value by the name of its property, even where a text in it holds a brace', () => {
    const rows = `[\n    {\n      Name: 'An }',\n    },\n    ${'{},\n'.repeat(50)}  ]`;
    expect(shownSource(`<DataTable\n  rows={${rows}}\n  label="Thẻ"\n/>`, 'DataTable', known)).toContain(
      '<DataTable\n  rows={rows}\n  label="Thẻ"\n/>',
    );
  });

  it('keeps what stands inside, and shortens there', () => {
    const code = `<DataTable\n  actions={<Button\n    a={1}\n    rows={[\n      1,\n      2,\n    ]}\n  />}\n/>`;
    expect(shownSource(code, 'DataTable', known)).toContain('rows={rows}');
    expect(shownSource(code, 'DataTable', known)).toContain('actions={<Button');
  });

  it('never has more than 40 lines, and says where it goes on', () => {
    const lines = shownSource(`<div>\n${'  <p>Một</p>\n'.repeat(100)}</div>`, undefined, known).split('\n');
    expect(lines).toHaveLength(LINES);
    expect(lines.at(-1)).toBe('…');
  });
});
