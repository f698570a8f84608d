import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { describe as descriptionOf } from '../../testers/fieldTester.ts';
import { findBrokenIdRefs } from '../../testers/idReferences.ts';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { TextField } from '../TextField/index.ts';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';

const address = (more: Partial<FieldsetProps> = {}) => (
  <Fieldset id="adress" legend="Adress" {...more}>
    <TextField label="Gata" />
  </Fieldset>
);
const group = (): HTMLElement => screen.getByRole('group', { name: 'Adress' });

it('names the group by its legend, the first thing in it [G02]', () => {
  renderWithUi(address());
  expect(group().firstElementChild?.localName).toBe('legend');
  expect(group().firstElementChild?.textContent).toBe('Adress');
  expect(group().contains(screen.getByRole('textbox', { name: 'Gata' }))).toBe(true);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('reads hint and error with the group and marks no field as wrong [G02]', () => {
  renderWithUi(address({ hint: 'I Sverige.', error: 'Fyll i gata eller box.' }));
  expect(descriptionOf(group())).toBe('I Sverige. Fyll i gata eller box.');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(findBrokenIdRefs()).toEqual([]);
});

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
