import { describe, expect, it } from 'vitest';
import { openLines, rightsBelow, rightsDifference, shareOf, toggleRights, type PermissionNode } from './permissions.ts';

const tree: PermissionNode = {
  id: 1,
  label: 'Danh mục',
  actions: [1],
  children: [
    { id: 2, label: 'Khách hàng' },
    { id: 3, label: 'Thẻ', actions: [1] },
  ],
};
const both = [1, 2];

describe('rights of a tree', () => {
  it('leaves out actions that mean nothing on a menu', () => {
    expect(rightsBelow(tree, both)).toEqual(['1:1', '2:1', '2:2', '3:1']);
    expect(rightsBelow(tree, [2])).toEqual(['2:2']);
  });

  it('knows none, some and all', () => {
    const rights = rightsBelow(tree, [1]);
    expect(shareOf(rights, new Set())).toBe('none');
    expect(shareOf(rights, new Set(['2:1']))).toBe('some');
    expect(shareOf(rights, new Set(['1:1', '2:1', '3:1', '9:9']))).toBe('all');
    expect(shareOf([], new Set(['1:1']))).toBe('none');
  });

  it('completes what is given in part, and takes what is given whole', () => {
    const rights = rightsBelow(tree, [1]);
    const full = toggleRights(rights, new Set(['2:1', '9:9']));
    expect([...full].toSorted()).toEqual(['1:1', '2:1', '3:1', '9:9']);
    expect([...toggleRights(rights, full)]).toEqual(['9:9']);
  });

  it('counts what was added and taken', () => {
    expect(rightsDifference(new Set(['1:1', '2:1']), new Set(['2:1', '3:1']))).toEqual({ added: 1, taken: 1 });
  });

  it('shows children of open menus only', () => {
    expect(openLines([tree], new Set()).map(({ node, level }) => [node.id, level])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
    expect(openLines([tree], new Set([1]))).toHaveLength(1);
  });
});
