import { describe, expect, it } from 'vitest';
import { foreignOrigin, readApiAddress } from './apiAddress.ts';

const PAGE = 'https://app.example.vn/login';

describe('where calls go', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['/', ''],
    ['/thanh-toan/', '/thanh-toan'],
    ['/a/../b', '/b'],
    [' https://api.example.vn/ ', 'https://api.example.vn'],
    ['https://api.example.vn/v1/', 'https://api.example.vn/v1'],
    ['HTTPS://API.example.vn:8443', 'https://api.example.vn:8443'],
    ['https://máy-chủ.vn', 'https://xn--my-ch-xqa0294c.vn'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('%j is %j', (text, address) => {
    expect(readApiAddress(text, PAGE)).toEqual({ address });
  });

  it.each([
    ['api.example.vn', 'notAddress'],
    ['//api.example.vn', 'notAddress'],
    ['/\\api.example.vn', 'notAddress'],
    ['\\\\api.example.vn', 'notAddress'],
    ['https:api.example.vn', 'notAddress'],
    ['ftp://api.example.vn', 'notAddress'],
    ['javascript:alert(1)', 'notAddress'],
    ['https://', 'notAddress'],
    ['https://api example.vn', 'notAddress'],
    ['http://api.example.vn', 'insecure'],
    ['http://localhost.example.vn', 'insecure'],
    ['http://app.example.vn', 'insecure'],
    ['https://an@api.example.vn', 'credentials'],
    ['https://an:mat-khau@api.example.vn', 'credentials'],
    ['https://api.example.vn/?shop=1', 'query'],
    ['https://api.example.vn/?', 'query'],
    ['https://api.example.vn/#a', 'query'],
    ['/api?x=1', 'query'],
  ])('%j is %s', (text, fault) => {
    expect(readApiAddress(text, PAGE)).toEqual({ fault });
  });

  it('a shop’s own network: the page’s own host is called as the page was', () => {
    expect(readApiAddress('http://192.168.1.5:5000', 'http://192.168.1.5/')).toEqual({
      address: 'http://192.168.1.5:5000',
    });
    expect(readApiAddress('http://192.168.1.5:5000', 'http://192.168.1.6/')).toEqual({ fault: 'insecure' });
    expect(readApiAddress('http://192.168.1.5:5000')).toEqual({ fault: 'insecure' });
  });
});

it.each([
  ['https://api.example.vn/v1', 'https://api.example.vn'],
  ['https://app.example.vn/v1', undefined],
  ['https://app.example.vn:8443', 'https://app.example.vn:8443'],
  ['/v1', undefined],
  ['', undefined],
])('%j is of another origin: %s', (address, origin) => {
  expect(foreignOrigin(address, PAGE)).toBe(origin);
});
