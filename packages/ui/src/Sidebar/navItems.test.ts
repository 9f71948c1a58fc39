import { describe, expect, it } from 'vitest';
import { currentLink, isOpen, type NavItem } from './navItems.ts';

const debts: NavItem = {
  id: 'debts',
  label: 'Công nợ',
  children: [
    { id: 'debt', label: 'Công nợ', href: '/debt' },
    { id: 'debt-customer', label: 'Khách hàng', href: '/debt/customer' },
  ],
};
const items: NavItem[] = [
  { id: 'home', label: 'Trang chủ', href: '/' },
  { id: 'contract', label: 'Hợp đồng', href: '/contract' },
  debts,
];

describe('currentLink', () => {
  it.each([
    ['/', 'home'],
    ['/contract', 'contract'],
    ['/contract/', 'contract'],
    ['/contract/123?tab=2', 'contract'],
    ['/debt/customer', 'debt-customer'],
    ['/debt/partner', 'debt'],
    ['/contracts', undefined],
    ['/customer', undefined],
  ])('%s belongs to %s', (path, id) => {
    expect(currentLink(items, path)).toBe(id);
  });
});

describe('isOpen', () => {
  it('opens the group of the current link, and the default ones', () => {
    expect(isOpen(debts, {}, new Set(), 'debt')).toBe(true);
    expect(isOpen(debts, {}, new Set(['debts']), 'home')).toBe(true);
    expect(isOpen(debts, {}, new Set(), 'home')).toBe(false);
  });

  it('leaves it as the person left it', () => {
    expect(isOpen(debts, { debts: false }, new Set(['debts']), 'debt')).toBe(false);
    expect(isOpen(debts, { debts: true }, new Set(), 'home')).toBe(true);
  });
});
