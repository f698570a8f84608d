import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { FileLink } from './index.ts';

const file = { name: 'bekraftelse', extension: 'pdf', size: 219_136 } as const;

it('is a link that states name, type and size and saves the file [A11] [K16]', () => {
  renderWithUi(<FileLink {...file} href="/filer/1" />);
  const link = screen.getByRole('link', { name: 'Ladda ner bekraftelse pdf, 214\u00A0kB' });
  expect(link.getAttribute('href')).toBe('/filer/1');
  expect(link.hasAttribute('download')).toBe(true);
});

it('does not state the type twice when the name ends with it', () => {
  renderWithUi(<FileLink {...file} href="/filer/1" name="bekraftelse.pdf" />);
  expect(screen.getByRole('link', { name: 'Ladda ner bekraftelse.pdf 214\u00A0kB' })).toBeDefined();
});

it('says what it is about, where several files have the same name', () => {
  renderWithUi(<FileLink context="krav 4711" href="/filer/1" isExternal name="Kravbrev" />);
  expect(
    screen.getByRole('link', { name: 'Ladda ner Kravbrev krav 4711 (öppnas i ny flik)' }),
  ).toBeDefined();
});

it('says that it opens in a new tab, and does not save the file then', () => {
  renderWithUi(<FileLink {...file} href="/filer/1" isExternal />);
  const link = screen.getByRole('link', { name: /\(öppnas i ny flik\)$/u });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.hasAttribute('download')).toBe(false);
});

it('is a button if the application fetches the file, and accepts one press at a time', async () => {
  const onDownload = vi.fn();
  const { rerender } = renderWithUi(<FileLink {...file} onDownload={onDownload} />);
  const button = screen.getByRole('button', { name: 'Ladda ner bekraftelse pdf, 214\u00A0kB' });
  await userEvent.click(button);
  rerender(<FileLink {...file} onDownload={onDownload} state="fetching" />);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onDownload).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(announced()).toEqual(['Hämtar filen']);
});

it('announces once that loading failed, describes the button with it and can be tried again', async () => {
  const onDownload = vi.fn();
  const { rerender } = renderWithUi(
    <FileLink {...file} onDownload={onDownload} state="fetching" />,
  );
  expect(announced()).toEqual([]);
  rerender(<FileLink {...file} onDownload={onDownload} state="failed" />);
  expect(announced()).toEqual(['Filen kunde inte hämtas. Försök igen.']);
  const button = screen.getByRole('button');
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Filen kunde inte hämtas. Försök igen.');
  await userEvent.click(button);
  expect(onDownload).toHaveBeenCalledTimes(1);
});

it.each([
  ['awaiting', 'Filen kontrolleras och kan öppnas om en stund.'],
  ['removed', 'Filen är borttagen enligt dataskyddsförordningen (GDPR).'],
] as const)('has no link while it is %s, and says why [A12]', (state, words) => {
  renderWithUi(<FileLink {...file} state={state} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('bekraftelse')).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

it('isolates the text direction of a file name', () => {
  renderWithUi(<FileLink href="/filer/1" name={'a\u202Efdp.exe'} />);
  expect(document.querySelector('bdi')?.textContent).toBe('a\u202Efdp.exe');
});
