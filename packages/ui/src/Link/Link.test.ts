import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MenuPanel } from '../Menu/MenuPanel.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

const nothing = () => undefined;

function RouterLink(props: LinkProps) {
  return createElement('a', { ...props, 'data-routed': '' });
}

/** The page of an app that has customers and nothing else. */
function drawn(page: ReactNode): string {
  return renderToStaticMarkup(createElement(LinkProvider, { component: RouterLink, leads: toCustomers }, page));
}

function toCustomers(href: string): boolean {
  return href.startsWith('/customer');
}

function drawnStat(href: string): string {
  return drawn(createElement(Stat, { label: 'Công nợ', value: 5000, href }));
}

describe('what the app does not have', () => {
  it('is the text of a link without the link', () => {
    expect(drawn(createElement(Link, { href: '/customer?open=1', className: 'x' }, 'Hạnh'))).toBe(
      '<a href="/customer?open=1" class="x" data-routed="">Hạnh</a>',
    );
    expect(drawn(createElement(Link, { href: '/debt/aff?affID=1', className: 'x' }, '5.000'))).toBe(
      '<span>5.000</span>',
    );
  });

  it('leaves a figure that cannot be pressed', () => {
    expect(drawnStat('/customer')).toMatch(/^<a href="\/customer" class="st-stat st-stat--link"/);
    expect(drawnStat('/debt/aff')).toMatch(/^<div class="st-stat"/);
  });

  it('stands in no menu', () => {
    const items = [
      { label: 'Khách hàng', href: '/customer' },
      { label: 'Công nợ CTV', href: '/debt/aff' },
      { label: 'Xóa', onSelect: nothing },
    ];
    const menu = drawn(
      createElement(MenuPanel, { label: 'Thao tác', items, anchor: {} as HTMLElement, onClose: nothing }),
    );
    expect(menu).toContain('Khách hàng');
    expect(menu).toContain('Xóa');
    expect(menu).not.toContain('Công nợ CTV');
  });
});

it('draws every link where nobody told what there is', () => {
  expect(renderToStaticMarkup(createElement(Link, { href: '/anywhere' }, 'Đi'))).toBe('<a href="/anywhere">Đi</a>');
});
