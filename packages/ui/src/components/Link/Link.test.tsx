import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ForeignWords } from '../../private/foreignWords.ts';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { ButtonLink } from '../Button/index.ts';
import type { LinkComponentProps } from '../UiProvider/index.ts';
import { Link } from './Link.tsx';

function RouterLink({ href, children, ...attributes }: LinkComponentProps) {
  return (
    <a {...attributes} data-router href={`/app${href}`}>
      {children}
    </a>
  );
}

const linkNamed = (name: string): HTMLElement => screen.getByRole('link', { name });

it('lets the router handle an address inside the application', () => {
  renderWithUi(
    <>
      <Link href="/krav">Krav</Link>
      <ButtonLink href="/betala">Betala</ButtonLink>
    </>,
    { linkComponent: RouterLink },
  );
  expect(linkNamed('Krav').getAttribute('href')).toBe('/app/krav');
  expect(linkNamed('Betala').getAttribute('href')).toBe('/app/betala');
});

it('opens an external address in a new tab without the router, and says so [N23]', () => {
  renderWithUi(
    <Link href="https://example.com/villkor" isExternal>
      Villkor
    </Link>,
    { linkComponent: RouterLink },
  );
  const link = linkNamed('Villkor (öppnas i ny flik)');
  expect(link.querySelector('[lang]')).toBeNull();
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.getAttribute('href')).toBe('https://example.com/villkor');
});

it('shows an arrow after the words of a link that leads on, which is not heard', () => {
  renderWithUi(
    <Link href="/krav" icon="forward">
      Till kraven
    </Link>,
  );
  expect(linkNamed('Till kraven').lastElementChild?.querySelector('svg')).not.toBeNull();
});

it.each(['tel:+46101234567', 'mailto:info@example.com', 'https://example.com/'])(
  'leaves %s to the browser',
  (href) => {
    renderWithUi(<Link href={href}>Kontakta oss</Link>, { linkComponent: RouterLink });
    expect(linkNamed('Kontakta oss').getAttribute('href')).toBe(href);
  },
);

it('marks the current page and sets the language', () => {
  renderWithUi(
    <Link ariaCurrent="page" href="/en" lang="en">
      English
    </Link>,
  );
  expect(linkNamed('English').getAttribute('aria-current')).toBe('page');
  expect(linkNamed('English').lang).toBe('en');
});

it('leaves a file to the browser, and states its type and size', () => {
  renderWithUi(
    <Link download={{ type: 'pdf', size: '240 kB' }} href="/dokument/1">
      Kravbrev
    </Link>,
    { linkComponent: RouterLink },
  );
  const link = linkNamed('Kravbrev (pdf, 240 kB)');
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.getAttribute('href')).toBe('/dokument/1');
});

it('says in the language of the page that it opens a new tab, also among words in another', () => {
  renderWithUi(
    <ForeignWords value>
      <Link href="https://example.com/contact" isExternal>
        Contact us
      </Link>
    </ForeignWords>,
  );
  expect(screen.getByText('(öppnas i ny flik)').closest('[lang]')?.getAttribute('lang')).toBe('sv');
});
