// @vitest-environment jsdom
import { expect, it } from 'vitest';

import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { announced, shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { QuestionSent } from './QuestionSent.tsx';

function open(form: HTMLFormElement | null, about: WrittenAbout | null = null): void {
  drawInFrame(
    <QuestionSent
      cameFrom={about}
      onAskAnother={undefined}
      onShow={() => undefined}
      place={{ current: form }}
    />,
  );
  expect(shownText()).toContain('Din fråga är skickad');
}

it('is announced when the form of the page has been sent [M07]', async () => {
  open(document.createElement('form'));
  await expect.poll(() => announced().join(' ')).toContain('Din fråga är skickad');
});

it('is not announced again to a customer who comes back to it [M07]', () => {
  open(null);
  expect(announced()).toEqual([]);
});

it('takes focus from a form that had it, and is read there [M07]', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const button = form.appendChild(document.createElement('button'));
  button.focus();
  open(form);
  expect(document.activeElement?.textContent).toContain('Din fråga är skickad');
  form.remove();
});

it.each([
  [
    { subject: 'Insurance', number: '47110023918' },
    ['Till krav 4711\u00A00023\u00A0918', '/krav/47110023918'],
  ],
  [{ subject: 'Damage', number: '2026/1187' }, ['Till dina skador', '/skador']],
  [{ subject: 'Insurance', number: '' }, undefined],
  [null, undefined],
] as const)(
  'leads back to the case or the damages that the question was asked from: %o [M07, Z80]',
  (about, link) => {
    open(null, about);
    const links = [...document.querySelectorAll('a')];
    expect(links.map(({ textContent, pathname }) => [textContent, pathname])).toEqual(
      link === undefined ? [] : [link],
    );
  },
);
