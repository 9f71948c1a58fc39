import { describe, expect, it } from 'vitest';
import { matchSections, type CommandSection } from './command.ts';

const sections: readonly CommandSection[] = [
  {
    title: 'Màn hình',
    commands: [
      { id: 'debt', label: 'Công nợ khách hàng' },
      { id: 'cards', label: 'Danh sách thẻ', keywords: 'card' },
    ],
  },
  { title: 'Khách hàng', found: true, commands: [{ id: 'c1', label: 'Đường Thị Bích' }] },
];

describe('matchSections', () => {
  it('looks through own commands, by further words too, and leaves a server’s answer alone', () => {
    expect(matchSections(sections, 'card').map(({ commands }) => commands.map(({ id }) => id))).toEqual([
      ['cards'],
      ['c1'],
    ]);
    expect(matchSections(sections, 'cong no')[0]?.commands[0]?.id).toBe('debt');
  });

  it('finds Dương and Đường without marks, and first the one whose marks were typed', () => {
    const staff = [{ title: 'Nhân viên', commands: ['Dương An', 'Đường Bích'].map((label) => ({ id: label, label })) }];
    const found = (text: string) => matchSections(staff, text)[0]?.commands.map(({ id }) => id);
    expect(found('duong')).toEqual(['Dương An', 'Đường Bích']);
    expect(found('đường')?.[0]).toBe('Đường Bích');
  });

  it('shows no more than asked for', () => expect(matchSections(sections, '', 1)[0]?.commands).toHaveLength(1));
});
