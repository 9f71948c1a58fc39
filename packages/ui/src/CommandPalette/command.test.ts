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

const idsFor = (text: string) => matchSections(sections, text).map(({ commands }) => commands.map(({ id }) => id));

describe('matchSections', () => {
  it('looks through own commands, by further words too, and leaves a server’s answer alone', () => {
    expect(idsFor('card')).toEqual([['c1'], ['cards']]);
    expect(idsFor('cong no')).toEqual([['c1'], ['debt']]);
  });

  it('shows people and orders a server found first, but last where they lack the typed marks', () => {
    const alike = sections.map((section) => ({ ...section, alike: section.found }));
    expect(idsFor('công nợ')).toEqual([['c1'], ['debt']]);
    expect(matchSections(alike, 'công nợ').map(({ title }) => title)).toEqual(['Màn hình', 'Khách hàng']);
  });

  it('finds Dương and Đường without marks, and the one alone whose marks were typed', () => {
    const staff = [{ title: 'Nhân viên', commands: ['Dương An', 'Đường Bích'].map((label) => ({ id: label, label })) }];
    const found = (text: string) => matchSections(staff, text)[0]?.commands.map(({ id }) => id);
    expect(found('duong')).toEqual(['Dương An', 'Đường Bích']);
    expect(found('đường')).toEqual(['Đường Bích']);
  });

  it('shows no more than asked for', () => expect(matchSections(sections, '', 1)[0]?.commands).toHaveLength(1));
});
