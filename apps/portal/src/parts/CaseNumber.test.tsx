// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';

import { shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { CaseNumber } from './CaseNumber.tsx';

it('leads to the case and is heard digit by digit; on paper it is no link [Z87, Z103, Z05]', () => {
  drawInFrame(<CaseNumber referenceNumber="47110023918" />);
  const link = () => document.querySelector('main a');
  expect(link()?.getAttribute('href')).toBe('/krav/47110023918');
  expect(link()?.textContent).toBe('47110023918');
  const heard = [...document.querySelectorAll('main a *')].map(({ textContent }) => textContent);
  expect(heard.filter((text) => /^\d$/u.test(text))).toHaveLength(11);
  flushSync(() => dispatchEvent(new Event('beforeprint')));
  expect(link()).toBeNull();
  expect(shownText()).toContain('47110023918');
});
