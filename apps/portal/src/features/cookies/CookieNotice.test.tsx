// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { draw, press, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CookieNotice } from './CookieNotice.tsx';

afterEach(() => {
  document.cookie = 'cookieInfoVersion=; Path=/; Max-Age=0';
});

const visit = (number: number) => (
  <StoryFrame key={number}>
    <CookieNotice />
  </StoryFrame>
);

it('goes when the visitor has read it, and does not come back at the next visit [N17, N18]', () => {
  const show = draw(visit(1));
  expect(shownText()).toContain('kakor');
  press('Stäng information om kakor');
  expect(shownText()).toBe('');
  show(visit(2));
  expect(shownText()).toBe('');
});
