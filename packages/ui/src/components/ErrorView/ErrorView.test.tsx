import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { errorCauses, ErrorView } from './index.ts';

const words = {
  offline: { title: 'Du är offline', text: 'Kontrollera din uppkoppling.' },
  server: { title: 'Något gick fel hos oss', text: 'Försök igen om en stund.' },
  maintenance: { title: 'Underhåll pågår', text: 'Kom tillbaka senare.' },
  notFound: { title: 'Sidan finns inte' },
  updated: { title: 'Sidan har uppdaterats' },
  unexpected: { title: 'Ett oväntat problem har inträffat' },
};

it.each(errorCauses)('shows the text for the cause %s', (cause) => {
  renderWithUi(<ErrorView cause={cause} headingLevel={1} words={words} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words[cause].title);
});

it('has the icon of its cause, also with a custom text', () => {
  const toneOf = (element: ReactElement) =>
    renderWithUi(element).container.querySelector('[data-tone]')?.getAttribute('data-tone');
  expect(toneOf(<ErrorView cause="maintenance" title="Stängt" />)).toBe('warning');
  expect(toneOf(<ErrorView cause="maintenance" words={words} />)).toBe('warning');
  expect(toneOf(<ErrorView cause="updated" title="Ny version" />)).toBe('info');
  expect(toneOf(<ErrorView title="Stängt" />)).toBe('critical');
});

it('is announced when it appears inside a page [Z99]', () => {
  renderWithUi(<ErrorView announcement="alert" cause="offline" words={words} />);
  expect(announced()).toEqual(['Du är offline. Kontrollera din uppkoppling.']);
});

it('keeps its button and the focus while it reloads, and announces a second failure once', async () => {
  const onReload = vi.fn();
  const error = { cause: 'server', onReload, reloadLabel: 'Försök igen', words } as const;
  const { rerender } = renderWithUi(<ErrorView {...error} />);
  const button = screen.getByRole('button', { name: 'Försök igen' });
  await userEvent.click(button);
  expect(onReload).toHaveBeenCalledTimes(1);
  rerender(<ErrorView {...error} isReloading />);
  await userEvent.click(button);
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  rerender(<ErrorView {...error} isReloading={false} />);
  expect(announced().filter((one) => one.startsWith('Något gick fel hos oss'))).toEqual([
    'Något gick fel hos oss. Försök igen om en stund.',
  ]);
  expect(document.activeElement).toBe(button);
});

it('says each failure once, without its buttons [Z54, Z99]', () => {
  const error = {
    action: <button type="button">Försök igen</button>,
    announcement: 'alert',
    children: 'Försök igen om en stund.',
    title: 'Något gick fel!',
  } as const;
  const { rerender } = renderWithUi(<ErrorView {...error} />);
  expect(announced()).toEqual(['Något gick fel! Försök igen om en stund.']);
  const before = document.querySelector('[aria-live="assertive"] > *');
  rerender(<ErrorView {...error} isReloading />);
  expect(document.querySelector('[aria-live="assertive"] > *')).toBe(before);
  rerender(<ErrorView {...error} isReloading={false} />);
  expect(announced()).toEqual(['Något gick fel! Försök igen om en stund.']);
  expect(document.querySelector('[aria-live="assertive"] > *')).not.toBe(before);
});

it('has a link to the start page, and a reference for customer service', () => {
  renderWithUi(
    <ErrorView
      cause="notFound"
      home={{ label: 'Till översikten', href: '/oversikt' }}
      reference={{ label: 'Felnummer', id: '7F3A-20' }}
      words={words}
    />,
  );
  expect(screen.getByRole('link', { name: 'Till översikten' }).getAttribute('href')).toBe(
    '/oversikt',
  );
  expect(screen.getByText('7F3A-20').parentElement?.textContent).toBe('Felnummer 7F3A-20');
});
