import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { isOutdatedBrowser, OutdatedBrowser } from './index.ts';

const text =
  'Du använder en gammal webbläsare. För att Mina sidor ska fungera bra rekommenderar vi att du byter till en annan webbläsare, t.ex. Chrome, Edge eller Firefox.';

const script = readFileSync(`${import.meta.dirname}/../../../assets/outdated-browser.js`, 'utf8');

const agents = [
  [
    'Internet Explorer 10',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    true,
  ],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', true],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Edg/130.0', false],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0', false],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', false],
] as const;

it.each(agents)('decides whether %s is outdated [N20]', (_name, userAgent, isOutdated) => {
  expect(isOutdatedBrowser(userAgent)).toBe(isOutdated);
});

it.each(agents)('shows exactly its text in an old browser, here %s [N20]', (...agent) => {
  const [, userAgent, isOutdated] = agent;
  const { container } = renderWithUi(
    <OutdatedBrowser userAgent={userAgent}>{text}</OutdatedBrowser>,
  );
  const banner = container.querySelector<HTMLElement>('[data-outdated-browser]');
  expect([banner?.hidden, banner?.textContent]).toEqual([!isOutdated, text]);
});

it.each(agents)('works without modules and React, here in %s [N20]', (...agent) => {
  const [, userAgent, isOutdated] = agent;
  document.body.innerHTML = renderToStaticMarkup(<OutdatedBrowser>{text}</OutdatedBrowser>);
  const banner = screen.getByText(text).closest<HTMLElement>('[data-outdated-browser]');
  expect(banner?.hidden).toBe(true);
  vi.stubGlobal('navigator', { userAgent });
  runInThisContext(script);
  expect(banner?.hidden).toBe(!isOutdated);
});

it('uses only syntax that Internet Explorer supports [N20]', () => {
  expect(script).not.toMatch(/=>|`|\b(?:let|const|class|import|export)\b|\?\./u);
});
