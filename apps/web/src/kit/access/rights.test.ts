import { describe, expect, it } from 'vitest';
import { companyRights, FULL_RIGHTS, READING_RIGHTS, rightsOn, rightsOnAny } from './rights.ts';

const menu = [
  { title: 'Trang chủ', visible: true, path: '/' },
  { title: 'Khách hàng', visible: true, path: '/customer', ActionIDs: [1, 2] },
  { title: 'Hợp đồng', visible: true, path: '/contract', ActionIDs: [1, 11] },
  { title: 'Đẩy lịch', visible: true, path: '/contract/push', ActionIDs: [1, 2] },
  { title: 'Hợp đồng đối tác', visible: false, path: '/contract/partner', ActionIDs: [1, 2] },
  {
    title: 'Quản lý',
    visible: true,
    path: '',
    children: [
      { title: 'Máy POS', visible: true, path: '/manager/pos', ActionIDs: [1, 2, 3, 4] },
      { title: 'Tài khoản', visible: false, path: '/manager/bankcard', ActionIDs: [1] },
    ],
  },
];

describe('rights on a screen', () => {
  it.each([
    ['/customer', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/customer?open=4', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/contract/120', { view: true, add: false, edit: false, remove: false, profit: true }],
    ['/contract/push', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/CONTRACT/Push', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/Customer', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/CUSTOMER/?open=4', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/contract/push/', { view: true, add: true, edit: false, remove: false, profit: false }],
    ['/manager/pos', { view: true, add: true, edit: true, remove: true, profit: false }],
  ])('%s follows its entry', (href, rights) => {
    expect(rightsOn(menu, href)).toMatchObject(rights);
  });

  it('allows everything where an entry names no actions', () => {
    expect(rightsOn(menu, '/')).toEqual(FULL_RIGHTS);
  });

  it.each([
    ['/manager/bankcard'],
    ['/contract/partner'],
    ['/contract/partner/7'],
    ['/report/cashbook'],
    ['/customers'],
    [''],
  ])('%j is not allowed', (href) => {
    expect(rightsOn(menu, href).view).toBe(false);
  });

  it.each([[undefined], [null], ['x'], [{}], [[null, 3, { visible: true }]]])(
    '%j as a menu allows nothing',
    (broken) => {
      expect(rightsOn(broken, '/customer').view).toBe(false);
    },
  );

  it('is not caught in a menu that contains itself', () => {
    const circle: { visible: boolean; path: string; children: unknown[] } = { visible: true, path: '', children: [] };
    circle.children.push(circle);
    expect(rightsOn([circle], '/customer').view).toBe(false);
  });
});

describe('rights on any of several screens', () => {
  it('are what one of them allows', () => {
    const rights = rightsOnAny([rightsOn(menu, '/customer'), rightsOn(menu, '/contract')]);
    expect(rights).toMatchObject({ view: true, add: true, edit: false, profit: true });
  });

  it('are none without a screen', () => expect(Object.values(rightsOnAny([]))).not.toContain(true));
});

describe('rights of the company', () => {
  it.each([['/manager/branch'], ['/Manager/Branch/'], ['/manager/staff/create'], ['/cau-hinh-phieu-cong-ty?open=1']])(
    'allow everything on %s',
    (href) => expect(companyRights(href)).toEqual(FULL_RIGHTS),
  );

  it.each([['/'], ['/customer?open=4'], ['/partner/configfee'], ['/bao-cao-doanh-thu'], ['/manager']])(
    'are for reading on %s, whose books are the shops’',
    (href) => expect(companyRights(href)).toEqual(READING_RIGHTS),
  );
});
