import { expect, it } from 'vitest';

import { wayBackOf } from './wayBack.rules.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`;
const iPad = `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${webKit}`;
/** An iPad asks for desktop pages by default. */
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const login = 'https://minasidor.example/loggain';
const here = 'http://localhost:4173/loggain';
const byHand = { kind: 'byHand' };
const byItself = { kind: 'byItself' };
const by = (address: string) => ({ kind: 'address', address });

it.each([
  ['Safari, iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, by(login)],
  ['Safari, iPad', `${iPad} Version/17.7 Mobile/15E148 Safari/604.1`, by(login)],
  ['Safari, iPad as a computer', `${mac} Version/18.5 Safari/605.1.15`, by(login)],
  [
    'Chrome, iPhone',
    `${iPhone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    by('googlechromes://'),
  ],
  [
    'Chrome, iPad as a computer',
    `${mac} CriOS/142 Version/11.1.1 Safari/605.1.15`,
    by('googlechromes://'),
  ],
  ['Firefox, iPhone', `${iPhone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, by('firefox://')],
  ['Firefox, iPad as a computer', `${mac} FxiOS/144.0 Safari/605.1.15`, by('firefox://')],
  ['Edge', `${iPhone} Version/18.0 EdgiOS/141.0.3537.99 Mobile/15E148 Safari/605.1.15`, byHand],
  ['Edge, older', `${iPhone} EdgiOS/100.0.1185.50 Version/15.0 Mobile/15E148 Safari/604.1`, byHand],
  ['Opera Touch', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.6.2`, byHand],
  ['DuckDuckGo', `${iPhone} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, byHand],
  ['DuckDuckGo, newer', `${iPhone} Version/18.5 Mobile/15E148 Safari/605.1.15 Ddg/18.5`, byHand],
  ['the Google app', `${iPhone} GSA/393.0.821 Mobile/15E148 Safari/604.1`, byHand],
  ['Yandex', `${iPhone} Version/18.5 YaBrowser/25.8 Mobile/15E148 Safari/604.1`, byHand],
  ['Facebook', `${iPhone} Mobile/22F76 [FBAN/FBIOS;FBAV/530.0.0;FBDV/iPhone16,1]`, byHand],
  ['Instagram', `${iPhone} Mobile/22F76 Instagram 400.0.0.22.84 (iPhone16,1; iOS 18_5)`, byHand],
  ['LINE', `${iPhone} Mobile/15E148 Safari Line/15.14.0`, byHand],
  ['a page inside another app', `${iPhone} Mobile/15E148`, byHand],
  ['Chrome, Android', `${android} Chrome/142.0.0.0 Mobile Safari/537.36`, byItself],
  ['Edge, Android', `${android} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/141.0`, byItself],
  [
    'Firefox, Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    byItself,
  ],
  ['Edge on Windows with a touch screen', `${windows} Edg/142.0`, byItself],
] as const)('%s: the customer comes back to it [Z43]', (_browser, userAgent, wayBack) => {
  expect(wayBackOf({ userAgent, maxTouchPoints: 5 }, new URL(login))).toEqual(wayBack);
});

it('a Macintosh without a touch screen is not an iPad [Z43]', () => {
  const userAgent = `${mac} Version/18.5 Safari/605.1.15`;
  expect(wayBackOf({ userAgent, maxTouchPoints: 0 }, new URL(login))).toEqual(byItself);
});

it.each([
  ['Version/18.5 Mobile/15E148 Safari/604.1', by(here)],
  ['CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1', by('googlechrome://')],
  ['FxiOS/144.0 Mobile/15E148 Safari/605.1.15', by('firefox://')],
])('on a host without encryption the addresses are those of http: %s [Z43]', (browser, wayBack) => {
  const facts = { userAgent: `${iPhone} ${browser}`, maxTouchPoints: 5 };
  expect(wayBackOf(facts, new URL(`${here}?x#y`))).toEqual(wayBack);
});
