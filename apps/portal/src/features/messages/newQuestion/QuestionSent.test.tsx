// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { announced, shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { QuestionSent } from './QuestionSent.tsx';

function open(form: HTMLFormElement | null): void {
  drawInFrame(
    <QuestionSent onAskAnother={undefined} onShow={() => undefined} place={{ current: form }} />,
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
