import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Footer } from './index.ts';

const openCookies = vi.fn();

function renderFooter(): HTMLElement {
  renderWithUi(
    <Footer
      columns={[
        {
          heading: 'Kontakta oss',
          items: [
            { kind: 'link', label: 'Ring oss', href: 'https://ring.example', isExternal: true },
          ],
        },
        {
          heading: 'Information',
          items: [
            { kind: 'button', label: 'Om kakor', onClick: openCookies },
            { kind: 'link', label: 'Registerutdrag', href: '/registerutdrag' },
          ],
        },
      ]}
      logo={<span>Trafikfonden</span>}
    />,
  );
  return screen.getByRole('contentinfo');
}

it('lists each column under its heading, and the logo last', () => {
  const footer = renderFooter();
  expect(within(footer).getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
    'Kontakta oss',
    'Information',
  ]);
  expect(
    within(footer)
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length),
  ).toEqual([1, 2]);
  expect(footer.textContent).toMatch(/Trafikfonden$/u);
});

it('has a button for an action on the page, and says that other sites open in a new tab', async () => {
  const footer = renderFooter();
  await userEvent.click(within(footer).getByRole('button', { name: 'Om kakor' }));
  expect(openCookies).toHaveBeenCalledTimes(1);
  const call = within(footer).getByRole('link', { name: /^Ring oss.*öppnas i ny flik/u });
  expect([call.getAttribute('target'), call.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(
    within(footer).getByRole('link', { name: 'Registerutdrag' }).getAttribute('target'),
  ).toBeNull();
});

it('hides its ornament from assistive technology', () => {
  expect(renderFooter().firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

function textOf(element: HTMLElement): string {
  return element.textContent;
}
