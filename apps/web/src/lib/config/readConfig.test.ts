import { describe, expect, it } from 'vitest';
import { defaultConfig } from './appConfig.ts';
import { configSentence } from './configSentence.ts';
import { readConfig } from './readConfig.ts';

const PAGE = 'https://app.example.vn/login';
const gold = { large: 'gold.svg', small: 'gold-small.svg' };

describe('config.json', () => {
  it('that says nothing means the defaults', () => {
    expect(readConfig({}, PAGE)).toEqual({ config: defaultConfig, faults: [] });
  });

  it('is taken field by field', () => {
    const file = {
      apiBaseUrl: 'https://api.example.vn/',
      productName: ' Thẻ Vàng ',
      managementUrl: 'https://quan-ly.example.vn',
      paginationLocale: 'en',
      idempotency: 'none',
      errorReports: 'https://bao-loi.example.vn/in?key=1',
      missingCalls: ['listApprovals'],
      logos: { byHost: { 'vang.example': gold } },
    };
    expect(readConfig(file, PAGE)).toEqual({
      config: {
        ...file,
        apiBaseUrl: 'https://api.example.vn',
        productName: 'Thẻ Vàng',
        logos: { ...defaultConfig.logos, byHost: { 'vang.example': gold } },
      },
      faults: [],
    });
  });

  it.each([
    ['null', null, '', /đối tượng/],
    ['a list', [], '', /đối tượng/],
    ['a text', 'x', '', /đối tượng/],
    ['an API that is a number', { apiBaseUrl: 7 }, 'apiBaseUrl', /dấu nháy kép.*https/],
    ['an API that is null', { apiBaseUrl: null }, 'apiBaseUrl', /dấu nháy kép/],
    ['an API that is no address', { apiBaseUrl: 'api.example.vn' }, 'apiBaseUrl', /không phải địa chỉ.*https/],
    ['http of a foreign host', { apiBaseUrl: 'http://api.example.vn' }, 'apiBaseUrl', /http của máy khác.*https/],
    ['an API with a password', { apiBaseUrl: 'https://a:b@api.example.vn' }, 'apiBaseUrl', /mật khẩu/],
    ['an API with a query', { apiBaseUrl: 'https://api.example.vn?a=1' }, 'apiBaseUrl', /dấu \?/],
    ['an API of another scheme', { apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl', /không phải địa chỉ/],
    ['an API under another spelling', { apiBaseURL: 'https://api.example.vn' }, 'apiBaseURL', /đúng là "apiBaseUrl"/],
    ['an API under a spelling of files', { api_base_url: 'x' }, 'api_base_url', /đúng là "apiBaseUrl"/],
    ['a way of sending that is none', { idempotency: 'yes' }, 'idempotency', /"key", "none"/],
    ['a way of sending that is true', { idempotency: true }, 'idempotency', /"key", "none"/],
  ])('with %s stops the app, names the field and what is allowed', (_what, file, field, sentence) => {
    const { config, faults } = readConfig(file, PAGE);
    expect(faults.map(({ field: named, stops }) => [named, stops])).toEqual([[field, true]]);
    expect(faults.map(configSentence).join('')).toMatch(sentence);
    expect(config).toEqual(defaultConfig);
  });

  it.each([
    ['a name that is a number', { productName: 7 }, ['productName']],
    ['a language that is none', { paginationLocale: 'fr' }, ['paginationLocale']],
    ['a management site of http', { managementUrl: 'http://quan-ly.example.vn' }, ['managementUrl']],
    ['a management site that is a list', { managementUrl: [] }, ['managementUrl']],
    ['reports to http', { errorReports: 'http://bao-loi.example.vn' }, ['errorReports']],
    ['reports to nobody', { errorReports: { url: '' } }, ['errorReports']],
    ['logos that are a text', { logos: 'logo.svg' }, ['logos']],
    ['half a logo', { logos: { default: { large: 'x' } } }, ['logos.default']],
    ['logos by host that are a list', { logos: { byHost: [] } }, ['logos.byHost']],
    ['half a logo of a host', { logos: { byHost: { 'a.vn': { large: 'x' } } } }, ['logos.byHost.a.vn']],
    ['a field of another program', { theme: 'dark', $schema: 'x' }, ['theme', '$schema']],
    ['a harmless field under another spelling', { productname: 'Thẻ Vàng' }, ['productname']],
  ])('with %s keeps the default there, tells it, and starts', (_what, file, fields) => {
    const { config, faults } = readConfig(file, PAGE);
    expect(faults.map(({ field, stops }) => [field, stops])).toEqual(fields.map((field) => [field, false]));
    expect(faults.every((fault) => configSentence(fault).endsWith('.'))).toBe(true);
    expect(config).toEqual(defaultConfig);
  });

  it('a fault leaves the fields beside it as they are', () => {
    const { config } = readConfig(
      { apiBaseUrl: 'https://api.example.vn', logos: { byHost: { a: {}, b: gold } } },
      PAGE,
    );
    expect(config).toMatchObject({ apiBaseUrl: 'https://api.example.vn', logos: { byHost: { b: gold } } });
  });
});
