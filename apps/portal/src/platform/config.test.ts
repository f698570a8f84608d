import { describe, expect, it } from 'vitest';

import { checkoutAccountOf, environmentFeatures, environmentOf, parseConfig } from './config.ts';
import { aConfig } from '../testing/aConfig.ts';

const config = {
  environments: {
    localhost: 'local',
    'sit.localhost': 'systemIntegrationTest',
    'acc.localhost': 'acceptanceTest',
    'prod.localhost': 'production',
  },
} as const;

describe('environmentOf', () => {
  it.each([
    ['localhost', 'local'],
    ['LOCALHOST', 'local'],
    ['acc.localhost.', 'acceptanceTest'],
    ['sit.localhost', 'systemIntegrationTest'],
    ['acc.localhost', 'acceptanceTest'],
    ['prod.localhost', 'production'],
    ['minasidor.example.se', 'production'],
    ['', 'production'],
  ])(
    'takes host %j for %s, and every unknown host for production [L22]',
    (hostname, environment) => {
      expect(environmentOf(hostname, config)).toBe(environment);
    },
  );
});

describe('environmentFeatures', () => {
  it('allows log-in without BankID on local and test hosts only [L23]', () => {
    const withDummyLogin = Object.entries(environmentFeatures)
      .filter(([, features]) => features.hasDummyLogin)
      .map(([environment]) => environment);
    expect(withDummyLogin).toEqual(['local', 'systemIntegrationTest']);
  });
});

describe('checkoutAccountOf', () => {
  const test = { script: '/test.js', key: 'test-key' };
  const live = { script: '/live.js', key: 'live-key' };
  it.each([
    ['local', test],
    ['systemIntegrationTest', test],
    ['acceptanceTest', test],
    ['production', live],
  ] as const)('pays on %s with the right script and key [P07]', (environment, account) => {
    expect(checkoutAccountOf(environment, { checkout: { test, live } })).toBe(account);
  });
});

describe('parseConfig', () => {
  const account = { script: '/checkout.js', key: 'key' };
  const whole = { ...aConfig, checkout: { test: account, live: account } };
  it('takes what the schema allows', () => {
    expect(parseConfig(JSON.stringify(whole))).toEqual(whole);
  });
  it.each([
    ['nothing', '', /JSON/u],
    ['half a block', '{"environments": {', /JSON/u],
    ['no object', '[]', /^#config: environments, links/u],
    [
      'a faulty and a missing field',
      JSON.stringify({ ...whole, payee: undefined, links: { ...whole.links, faq: 'secret' } }),
      /^#config: links\.faq, payee$/u,
    ],
  ])('names what is wrong with %s, and no value of it [E24]', (_, json, message) => {
    expect(() => parseConfig(json)).toThrow(message);
  });
});
