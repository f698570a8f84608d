import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { parseConfig } from './platform/config.ts';

const portal = `${import.meta.dirname}/..`;
const document = readFileSync(`${portal}/index.html`, 'utf8');
const configJson =
  /<script type="application\/json" id="config">(?<json>[\s\S]*?)<\/script>/u.exec(document)
    ?.groups?.['json'] ?? '';

const product = globSync('**/*.{ts,tsx}', { cwd: `${portal}/src` })
  .filter((file) => !/\.(?:test|stories)\.|testing\//u.test(file))
  .map((file) => ({ file, text: readFileSync(`${portal}/src/${file}`, 'utf8') }));

/** The opening tags that link to an address of the configuration. */
const leadingOut = product.flatMap(({ file, text }) =>
  [...text.matchAll(/<\w+(?:\s[^<>]*?)?\bhref=\{[^}]*\blinks[.[]\w+\]?\}[^<>]*>/gu)].map(
    ([tag]) => ({
      file,
      tag,
    }),
  ),
);

describe('the external links', () => {
  it.each([
    'bankId',
    'paymentOptions',
    'contactUs',
    'personalData',
    'faq',
    'contact',
    'memberCompanies',
    'damageReport',
    'transportAuthority',
    'paymentPlanApplication',
    'enforcementAuthority',
    'debtAdvice',
  ])('have the place of %s in the configuration, and do without it never [N23]', (name) => {
    const { links, ...settings } = parseConfig(configJson);
    expect(links).toHaveProperty(name, expect.stringMatching(/^https:/u));
    const others = Object.fromEntries(Object.entries(links).filter(([key]) => key !== name));
    expect(() => parseConfig(JSON.stringify({ ...settings, links: others }))).toThrow(name);
  });

  it('have their addresses nowhere else [N23]', () => {
    const addresses = product.flatMap(({ file, text }) =>
      [...text.matchAll(/https?:\/\/\w[^'"`\s]*/gu)].map(([address]) => `${file}: ${address}`),
    );
    expect(addresses).toEqual([]);
  });

  it('open in a new tab everywhere, and say so [N23]', () => {
    expect(leadingOut.map(({ file }) => file)).toContain('parts/ProviderLink.tsx');
    expect(leadingOut.filter(({ tag }) => !/\bisExternal\b/u.test(tag))).toEqual([]);
  });
});
