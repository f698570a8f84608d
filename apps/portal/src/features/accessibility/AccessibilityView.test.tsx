// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';

import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { AccessibilityView } from './AccessibilityView.tsx';
import { deficiencies } from './deficiencies.ts';

const links = () =>
  [...document.querySelectorAll('a')].map(({ textContent, pathname }) => [
    textContent.trim(),
    pathname,
  ]);

it.each([
  [true, ['Översikt', '/oversikt']],
  [false, ['Logga in', '/loggain']],
])(
  'leads a visitor who is logged in (%s) back to where they came from [Z48]',
  (isLoggedIn, way) => {
    drawInFrame(
      <AccessibilityView deficiencies={[]} isLoggedIn={isLoggedIn} startQuestion={undefined} />,
    );
    expect(links()).toContainEqual(way);
  },
);

it('says when it was reviewed and changed, and names its list of contents [Z48]', () => {
  drawInFrame(
    <AccessibilityView deficiencies={deficiencies} isLoggedIn startQuestion={undefined} />,
  );
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['Senast granskad2026-11-30', 'Sidan uppdaterad2026-11-30']),
  );
  const contents = screen.getByRole('navigation', { name: 'På den här sidan' });
  expect(contents.querySelectorAll('a[href^="#"]').length).toBeGreaterThan(3);
});

it('says for each deficiency whom it concerns [Z48]', () => {
  drawInFrame(
    <AccessibilityView deficiencies={deficiencies} isLoggedIn startQuestion={undefined} />,
  );
  const ofPaymentWindow = [...document.querySelectorAll('li')].find(({ textContent }) =>
    textContent.startsWith('Fönstret där du betalar'),
  );
  expect(ofPaymentWindow?.textContent).toContain('Utan synNedsatt synNedsatt finmotorik');
});

it('opens the form for a new question, where a customer can report a barrier [Z48]', () => {
  const startQuestion = vi.fn();
  drawInFrame(<AccessibilityView deficiencies={[]} isLoggedIn startQuestion={startQuestion} />);
  const report = document.querySelector<HTMLElement>('a[href="/meddelanden"]');
  report?.addEventListener('click', (event) => event.preventDefault());
  flushSync(() => report?.click());
  expect(startQuestion).toHaveBeenCalledTimes(1);
});
