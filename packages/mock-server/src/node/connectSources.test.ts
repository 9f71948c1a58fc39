import { expect, it } from 'vitest';
import { connectSources } from './connectSources.ts';

const PAGE = 'http://localhost:4000';

it.each([
  ['nothing', undefined, []],
  ['an empty file', '', []],
  ['broken JSON', '{"apiBaseUrl": "https://api.example.vn"', []],
  ['an API of the same origin', '{"apiBaseUrl":""}', []],
  ['a path of the same origin', '{"apiBaseUrl":"/v1"}', []],
  ['its own address in full', '{"apiBaseUrl":"http://localhost:4000/v1"}', []],
  ['an API elsewhere', '{"apiBaseUrl":"https://api.example.vn/v1/"}', ['https://api.example.vn']],
  ['a file with a byte order mark', '\uFEFF{"apiBaseUrl":"https://api.example.vn"}', ['https://api.example.vn']],
  ['an API of this machine', '{"apiBaseUrl":"http://localhost:4001"}', ['http://localhost:4001']],
  ['what the app refuses', '{"apiBaseUrl":"http://api.example.vn"}', []],
  ['more than an address', `{"apiBaseUrl":"https://api.example.vn; script-src *"}`, []],
  ['no text', '{"apiBaseUrl":7,"errorReports":null}', []],
  ['reports elsewhere', '{"errorReports":"https://bao-loi.example.vn/in?key=1"}', ['https://bao-loi.example.vn']],
  [
    'both in one place',
    '{"apiBaseUrl":"https://api.example.vn","errorReports":"https://api.example.vn/bao-loi"}',
    ['https://api.example.vn'],
  ],
])('%s', (_what, file, sources) => {
  expect(connectSources(file, PAGE)).toEqual(sources);
});
