import { describe, expect, it } from 'vitest';

import { checkoutOrigins } from './config.ts';

const own = 'http://localhost:4173';
const page = (json: string) =>
  `<html><script type="application/json" id="config">${json}</script></html>`;
const withScripts = (test: unknown, live: unknown) =>
  page(JSON.stringify({ checkout: { test: { script: test }, live: { script: live } } }));

const company = 'https://checkout.example';

describe('the origins that the payment company’s script comes from', () => {
  it.each([
    [`${company}/v1/a.js`, `${company}/v2/b.js?v=1`, [company]],
    ['https://test.example/a.js', `${company}/a.js`, ['https://test.example', company]],
    ['/sandbox/checkout/v1/checkout.js?v=1', `${company}/a.js`, [company]],
    ['a.js', `${own}/a.js`, []],
    ['//other.example:8443/a.js', '/a.js', ['http://other.example:8443']],
  ])('of %s and %s are %j [Z19]', (test, live, origins) => {
    expect(checkoutOrigins(withScripts(test, live), own)).toEqual(origins);
  });

  it.each([
    ['javascript:alert(1)', '/a.js'],
    ['data:text/javascript,1', '/a.js'],
    ['blob:x', 'https://'],
    ["https://a;script-src'unsafe-inline'/a.js", '/a.js'],
  ])('are none of %s and %s, which must not come into a policy [Z19]', (test, live) => {
    expect(checkoutOrigins(withScripts(test, live), own)).toEqual([]);
  });

  it.each([
    ['no configuration', '<html></html>'],
    ['a broken one', page('{')],
    ['one without a checkout', page('{"checkout":null}')],
    ['one with numbers', withScripts(1, 2)],
  ])('are none with %s [Z19]', (_what, html) => {
    expect(checkoutOrigins(html, own)).toEqual([]);
  });
});
