import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { TextField } from '../TextField/index.ts';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';

const address = (more: Partial<FieldsetProps> = {}) => (
  <Fieldset id="adress" legend="Adress" {...more}>
    <TextField label="Gata" />
  </Fieldset>
);
const group = (): HTMLElement => screen.getByRole('group', { name: 'Adress' });

it('takes focus from an error summary only while there is an error [G02]', () => {
  const { rerender } = renderWithUi(address());
  const focus = (): Element | null => {
    act(() => {
      document.getElementById('adress')?.focus();
    });
    return document.activeElement;
  };
  expect(focus()).toBe(document.body);
  rerender(address({ error: 'Fyll i gata eller box.' }));
  expect(focus()).toBe(group());
});

it('announces its error when it appears [G02]', async () => {
  const { rerender } = renderWithUi(address());
  rerender(address({ error: 'Fyll i gata eller box.' }));
  await expect.poll(announced).toEqual(['Fyll i gata eller box.']);
});
