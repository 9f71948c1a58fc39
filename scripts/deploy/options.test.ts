import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options.ts';

test('browsers call another origin; behind one host nginx passes calls on', () => {
  expect(readOptions(['--host', 'so-the.example', '--api', 'https://api.example/v1/'])).toMatchObject({
    api: 'https://api.example/v1',
    upstream: undefined,
    plain: undefined,
    certificate: '/etc/letsencrypt/live/so-the.example/fullchain.pem',
  });
  expect(readOptions(['--host', 'so-the.example', '--proxy', 'http://10.0.0.5:8080'])).toMatchObject({
    api: '',
    upstream: 'http://10.0.0.5:8080',
  });
});

test('an image listens without TLS, writes its log to its output, and lies in one place', () => {
  expect(readOptions(['--host', 'so-the.example', '--proxy', 'http://mock:4000', '--container'])).toMatchObject({
    plain: 8080,
    root: '/srv/so-the',
    logs: { access: '/dev/stdout', error: '/dev/stderr' },
  });
});

test.each([
  [['--api', 'https://api.example'], /--host must be a name/],
  [['--host', 'so the', '--api', 'https://api.example'], /--host must be a name/],
  [['--host', 'so-the.example;', '--api', 'https://api.example'], /--host must be a name/],
  [['--host', 'so-the.example'], /either --api, or --proxy/],
  [['--host', 'so-the.example', '--api', 'https://a.example', '--proxy', 'http://b'], /either --api, or --proxy/],
  [['--host', 'so-the.example', '--api', 'http://api.example'], /anybody reads the token/],
  [['--host', 'so-the.example', '--api', 'api.example'], /is no https address/],
  [['--host', 'so-the.example', '--api', 'https://a:b@api.example'], /name or password/],
  [['--host', 'so-the.example', '--api', 'https://so-the.example'], /own origin: say with --proxy/],
  [['--host', 'so-the.example', '--proxy', 'http://10.0.0.5/api'], /without a path/],
  [['--host', 'so-the.example', '--proxy', 'http://10.0.0.5', '--idempotency', 'yes'], /key, none or auto/],
  [['--host', 'so-the.example', '--proxy', 'http://10.0.0.5', '--reports', 'http://r.example'], /anybody reads/],
  [['--host', 'so-the.example', '--proxy', 'http://10.0.0.5', '--plain', '99999'], /port from 1/],
  [['--host', 'so-the.example', '--proxy', 'http://10.0.0.5', '--root', '/srv/a;b'], /absolute path/],
  [['--hosts', 'so-the.example'], /Unknown option/],
])('%j is refused with a sentence', (args, reason) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(reason);
});
