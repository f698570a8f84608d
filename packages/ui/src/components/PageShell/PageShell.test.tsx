import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';

import { PageShell } from './PageShell.tsx';

it('reads skip link, banner, header, the head for paper, page and footer in this order', () => {
  const { container } = render(
    <PageShell
      banner={<p>Banner </p>}
      footer={<footer>Sidfot</footer>}
      header={<header>Sidhuvud </header>}
      mainId="innehall"
      paperHead={<p>Utskrivet i dag </p>}
      skipLink={<a href="#innehall">Hoppa </a>}
    >
      Sida{' '}
    </PageShell>,
  );
  expect(container.textContent).toBe('Hoppa Banner Sidhuvud Utskrivet i dag Sida Sidfot');
});

it.each([
  ['another page', '/krav', false],
  ['the same page', '/oversikt', true],
])('has, for %s, a main part of its own or keeps the one that it has', (_, next, isKept) => {
  const shell = (page: string) => (
    <PageShell footer={null} header={null} mainId="innehall" page={page} skipLink={null}>
      Sida
    </PageShell>
  );
  const { rerender } = render(shell('/oversikt'));
  const before = screen.getByRole('main');
  rerender(shell(next));
  expect(screen.getByRole('main') === before).toBe(isKept);
});

it('has one main part, which can be focused by the skip link and after a change of page', () => {
  const mainRef = createRef<HTMLElement>();
  render(
    <PageShell footer={null} header={null} mainId="innehall" mainRef={mainRef} skipLink={null}>
      Sida
    </PageShell>,
  );
  const main = screen.getByRole('main');
  expect(main.id).toBe('innehall');
  mainRef.current?.focus();
  expect(document.activeElement).toBe(main);
});
