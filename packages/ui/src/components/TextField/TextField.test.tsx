import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { TextField } from './TextField.tsx';

function Field(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('');
  return <TextField label="Ämne" onChange={setValue} value={value} {...props} />;
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Ämne' });
}

function describedBy(element: HTMLElement): readonly (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

it('takes at most 200 characters, typed or pasted [V14]', async () => {
  renderWithUi(<Field />);
  await userEvent.click(field());
  await userEvent.paste('å'.repeat(250));
  expect(field().value).toHaveLength(200);
  await userEvent.keyboard('ä');
  expect(field().value).toHaveLength(200);
});

it('takes as many characters as its own limit says [V14]', async () => {
  renderWithUi(<Field maxLength={6} />);
  await userEvent.type(field(), 'ABC12DEF');
  expect(field().value).toBe('ABC12D');
});

it('is marked as invalid and reads its hint, then its error [V15]', () => {
  renderWithUi(<Field error="Skriv ett ämne." hint="Högst en rad." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field())).toEqual(['Högst en rad.', 'Skriv ett ämne.']);
});

it('points at nothing that is not there while it is right [V15]', () => {
  renderWithUi(<Field />);
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(field().hasAttribute('aria-describedby')).toBe(false);
});
