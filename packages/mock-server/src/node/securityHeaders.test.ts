import { expect, it } from 'vitest';
import { noncePolicy, pagePolicy } from './securityHeaders.ts';

it('a page lets in its own origin and what it is given, each in its directive', () => {
  const policy = directives(
    pagePolicy({ script: ["'sha256-aaa='"], style: ["'sha256-bbb='"], connect: ['https://api.example.vn'] }),
  );
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-aaa='",
    'style-src': "'self' 'sha256-bbb='",
    'connect-src': "'self' https://api.example.vn",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

it('a nonce lets in scripts and styles alike, and no call elsewhere', () => {
  expect(directives(noncePolicy('abc', []))).toMatchObject({
    'script-src': "'self' 'nonce-abc'",
    'style-src': "'self' 'nonce-abc'",
    'connect-src': "'self'",
  });
});

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}
