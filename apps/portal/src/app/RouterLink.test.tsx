// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { expect, it } from 'vitest';

import { press, shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Says how the router came where it is. */
function Links() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <button onClick={() => void navigate('/loggaut')} type="button">
        Logga ut
      </button>
      <RouterLink href="/krav">Krav</RouterLink>
      <RouterLink href="https://example.se/">Annan</RouterLink>
      <output>{`${useNavigationType()} ${pathname}`}</output>
    </>
  );
}

const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);

it('adds to the history, but takes the place of the logged-out page, because Back must not log out [R05]', async () => {
  drawInFrame(<Links />);
  flushSync(() => link('Krav')?.click());
  await expect.poll(shownText).toContain('PUSH /krav');
  press('Logga ut');
  await expect.poll(shownText).toContain('PUSH /loggaut');
  flushSync(() => link('Krav')?.click());
  await expect.poll(shownText).toContain('REPLACE /krav');
});

it('leaves an address of somebody else to the browser', () => {
  drawInFrame(<Links />);
  expect(link('Annan')?.getAttribute('href')).toBe('https://example.se/');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom would try to go there.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link('Annan')?.dispatchEvent(click);
  expect(shownText()).toContain('POP /');
});
