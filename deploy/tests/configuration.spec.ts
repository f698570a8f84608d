import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { parseConfig } from '../../apps/portal/src/platform/config.ts';
import { provider } from '../../apps/portal/e2e/support/thisProvider.ts';
import { json, test } from './support/aRelease.ts';

test.describe('a release is refused and changes nothing', { tag: ['@Z73'] }, () => {
  for (const [name, text, reason] of [
    ['is empty', ' \n', 'it is empty'],
    ['ends too early', json.trim().slice(0, -1), 'it is not JSON: it ends too early'],
    ['has a comma too many', json.replace(/\}\s*$/u, ', }'), 'it is not JSON: } stands where'],
    ['is another kind of file', 'links:\n  faq: https://x.example', 'it is not JSON near links:'],
    ['has a byte order mark', `\u{FEFF}${json}`, 'it begins with a byte order mark'],
    ['is a list', `[${json}]`, 'it has to be an object'],
    ['lacks a link', json.replace('"faq":', '"fag":'), 'links.faq is missing'],
    [
      'has a link without https',
      json.replace(provider.links.terms, 'http://bolaget.example/villkor'),
      'links.terms has to be an address that begins with https://',
    ],
    ...[
      'https://bolaget.example:x/villkor',
      'https://bolaget.example:65536/villkor',
      'https://10.0.0.256/villkor',
      'https://1.2.3.4.5/villkor',
      'https://1.2.3.08/villkor',
      'https://bolaget.0x1/villkor',
      'https://bolaget\u{7F}.example/villkor',
      'https://\u{3000}/villkor',
      'https://\u{AD}/villkor',
      'https://bolaget\u{FF3B}.example/villkor',
    ].map(
      (address) =>
        [
          `has a link that is no address: ${JSON.stringify(address)}`,
          json.replace(provider.links.terms, address),
          'links.terms has to be an address that begins with https://',
        ] as const,
    ),
    [
      'has the path of a field as a name',
      json
        .replace('"terms":', '"term":')
        .replace(/\}\s*$/u, ', "links.terms": "https://bolaget.example/"}'),
      'it has a dot in the name "links.terms"',
    ],
    [
      'writes a name a second time, in another way',
      json.replace(/\}\s*$/u, String.raw`, "l\u0069nks": ""}`),
      String.raw`it has a backslash in the name "l\u0069nks"`,
    ],
    ['goes on after its end', `${json}{}`, 'it is not JSON: { stands after its end'],
    [
      'complains to an address without https',
      json.replace(/("complaints": )"https/u, '$1"http'),
      'accessibilityAuthority.complaints has to be an address that begins with https://',
    ],
    ['has an invisible zero', json.replace(provider.name, '\0'), 'it is not a text in UTF-8'],
    [
      'has an environment that is none',
      json.replace('"production"', '"prod"'),
      'environments.prod.localhost has to be local',
    ],
    [
      'has a number for a text',
      json.replace(/("cookieInfoVersion": )"\w*"/u, '$11'),
      'cookieInfoVersion has to be a text',
    ],
    [
      'has nobody to pay',
      json.replace(`"${provider.name}"`, 'null'),
      'payee.name has to be a text',
    ],
    ['names nobody to pay', json.replace(`"${provider.name}"`, '""'), 'payee.name is empty'],
    [
      'names no authority',
      json.replace(JSON.stringify(provider.accessibilityAuthority.shortName), '""'),
      'shortName is empty',
    ],
  ] as const) {
    test(`when the configuration ${name}`, ({ server }) => {
      const before = server.state();
      const file = server.configuration(text);
      const { status, said } = server.release('next', server.dist, file);
      expect(status).not.toBe(0);
      expect(said).toContain(reason);
      expect(server.state()).toBe(before);
      // The portal would not start with it.
      expect(() => parseConfig(text)).toThrow();
    });
  }

  test('when the configuration is saved in an older encoding', ({ server }) => {
    const before = server.state();
    const file = server.configuration(Buffer.from(json, 'latin1'));
    const { status, said } = server.release('next', server.dist, file);
    expect(status).not.toBe(0);
    expect(said).toContain('it is not a text in UTF-8');
    expect(server.state()).toBe(before);
  });
});

test.describe(
  'a release is refused and changes nothing, though the portal would start',
  { tag: ['@Z73'] },
  () => {
    for (const [name, text, reason] of [
      ...['Sit.localhost', 'sit.localhost:8443', 'https://sit.localhost', ' sit.localhost', ''].map(
        (host) =>
          [
            `has the environment of a host that no browser names: "${host}"`,
            json.replace('"sit.localhost"', JSON.stringify(host)),
            `environments.${host} has to be a host name in small letters, without a port`,
          ] as const,
      ),
      [
        'has a checkout without a key',
        json.replace('"live-checkout-key"', '""'),
        'checkout.live.key is empty',
      ],
      ['has a payee of spaces', json.replace(`"${provider.name}"`, '"  "'), 'payee.name is empty'],
      [
        'writes a name twice',
        json.replace(/\}\s*$/u, ', "bankIdAutostartBase": "bankid:///"}'),
        'bankIdAutostartBase stands twice',
      ],
      ...[
        '',
        'javascript:alert(1)',
        'http://checkout.example/v1.js',
        'checkout.js',
        '/',
        'https://',
        'https://checkout example/v1.js',
      ].map(
        (address) =>
          [
            `has a script that no policy lets in: "${address}"`,
            json.replace(/"https:[^"]*checkout\.js[^"]*"/u, JSON.stringify(address)),
            'checkout.live.script has to be an address that begins with https://, or a path',
          ] as const,
      ),
      ...['', 'javascript:alert(1)//', 'bankid', 'https://'].map(
        (address) =>
          [
            `cannot open the BankID app at "${address}"`,
            json.replace('"bankid:///"', JSON.stringify(address)),
            'bankIdAutostartBase has to begin with bankid:// or https://',
          ] as const,
      ),
    ] as const) {
      test(`when the configuration ${name}`, ({ server }) => {
        const before = server.state();
        const { status, said } = server.release('next', server.dist, server.configuration(text));
        expect(status).not.toBe(0);
        expect(said).toContain(reason);
        expect(server.state()).toBe(before);
      });
    }
  },
);

for (const [name, text] of [
  ['another provider’s', json.replaceAll(provider.site, String.raw`https://b.example\/?a=1&b=`)],
  [
    'one with a key and fields that the portal does not know',
    json.replace('{', '{"x": [1, {"y": null}, -1.5e3],'),
  ],
  ['one without environments', json.replace(/"environments": \{[^}]*\}/u, '"environments": {}')],
] as const) {
  test(
    `a configuration that the portal takes is taken: ${name}`,
    { tag: ['@Z73'] },
    ({ server }) => {
      expect(parseConfig(text).payee.name).toBe(provider.name);
      const said = server.release('next', server.dist, server.configuration(text));
      expect(said).toEqual({ status: 0, said: '' });
    },
  );
}

test(
  'a configuration is the one that was named, whatever its path and folder are called',
  { tag: ['@Z73'] },
  ({ server }) => {
    const file = server.configuration(json, String.raw`next\new=1.json`);
    expect(server.release('next', server.dist, file)).toEqual({ status: 0, said: '' });
    for (const name of ['index.html', 'loggain.html']) {
      const html = readFileSync(join(server.folder, 'current', name), 'utf8');
      const configuration = /id="config">([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? '';
      expect(parseConfig(configuration).payee.name).toBe(provider.name);
    }
  },
);
