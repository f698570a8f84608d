import { sv } from '@mina-sidor/texts';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { UiProvider } from '../UiProvider/index.ts';
import { Notice } from '../Notice/index.ts';
import { Loader } from './Loader.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

it('is invisible and silent during a short wait, then shows and announces what is loading', () => {
  renderWithUi(<Loader label="Hämtar ärendet" />);
  act(() => {
    vi.advanceTimersByTime(299);
  });
  expect(screen.queryByText('Hämtar ärendet')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getAllByText('Hämtar ärendet').length).toBeGreaterThan(0);
  expect(announced()).toEqual(['Hämtar ärendet']);
});

it('announces nothing when the content arrives at once', () => {
  const { unmount } = renderWithUi(<Loader />);
  act(() => {
    vi.advanceTimersByTime(100);
  });
  unmount();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(announced()).toEqual([]);
});

it('says after eight seconds that it takes longer than usual, visibly and aloud [Z37]', () => {
  renderWithUi(<Loader label="Startar inloggningen" />);
  pass(300);
  pass(7999);
  expect(screen.queryByText('Det tar längre tid än vanligt. Vänta lite.')).toBeNull();
  pass(1);
  expect(screen.getAllByText('Det tar längre tid än vanligt. Vänta lite.')).toHaveLength(2);
  expect(announced()).toContain('Det tar längre tid än vanligt. Vänta lite.');
});

/** React renders at the end of a step, so effects of that render need another step. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('is replaced by the content at once if it was not visible yet', () => {
  const { rerender } = renderWithUi(<Loader isLoading>Ärendet</Loader>);
  pass(100);
  expect(screen.queryByText('Ärendet')).toBeNull();
  rerender(<Loader isLoading={false}>Ärendet</Loader>);
  expect(screen.getByText('Ärendet')).toBeDefined();
  pass(1000);
  expect(announced()).toEqual([]);
});

it('stays half a second once it is visible, and then announces the end', () => {
  const loading = { label: 'Hämtar ärendet', endMessage: 'Klart', children: 'Ärendet' };
  const { rerender } = renderWithUi(<Loader {...loading} isLoading />);
  pass(300);
  pass(50);
  rerender(<Loader {...loading} isLoading={false} />);
  pass(449);
  expect(screen.queryByText('Ärendet')).toBeNull();
  pass(1);
  expect(screen.getByText('Ärendet')).toBeDefined();
  expect(announced()).toEqual(['Hämtar ärendet']);
  pass(100);
  expect(announced()).toEqual(['Hämtar ärendet', 'Klart']);
});

it('disappears at once after a long wait, and announces the end once', () => {
  const loading = { endMessage: 'Det gick inte', children: 'Försök igen' };
  const { rerender } = renderWithUi(<Loader {...loading} isLoading />);
  pass(300);
  pass(5000);
  expect(announced()).toEqual([]);
  rerender(<Loader {...loading} isLoading={false} />);
  pass(0);
  expect(screen.getByText('Försök igen')).toBeDefined();
  pass(100);
  expect(announced()).toEqual(['Det gick inte']);
  pass(1000);
  expect(announced()).toEqual(['Det gick inte']);
});

it('announces the end also when it is taken away with what was loading [Z54]', () => {
  const { rerender } = renderWithUi(<Loader label="Hämtar ärendet" />);
  pass(300);
  rerender(<p>Ärendet</p>);
  pass(100);
  expect(announced()).toEqual(['Hämtar ärendet', 'Hämtningen är klar']);
});

it('announces the end once, when the load has ended, although its label changed meanwhile', () => {
  const { rerender } = renderWithUi(<Loader delay={0} label="Hämtar ärendet" />);
  rerender(<Loader delay={0} label="Hämtar filerna" />);
  pass(1000);
  expect(announced()).toEqual(['Hämtar ärendet', 'Hämtar filerna']);
  rerender(<p>Ärendet</p>);
  pass(100);
  expect(announced()).toContain('Hämtningen är klar');
});

it('announces no end when Strict Mode runs effects twice', () => {
  render(
    <UiProvider locale="sv" texts={sv.ui}>
      <Loader delay={0} label="Hämtar ärendet" />
    </UiProvider>,
    { reactStrictMode: true },
  );
  pass(1000);
  expect(announced()).toEqual(['Hämtar ärendet']);
});

it.each([
  ['an alert of the application says how it ended', <p key="alert" role="alert" />],
  [
    'a notice says how it ended',
    <Notice announcement="alert" key="notice" title="Inget ärende" tone="critical" />,
  ],
  [
    'focus moves to what replaces it',
    <button key="focus" ref={(button) => button?.focus()} type="button">
      Till ärendet
    </button>,
  ],
])('is silent about the end where %s [Z54]', (_why, end) => {
  const { rerender } = renderWithUi(<Loader label="Hämtar ärendet" />);
  pass(300);
  rerender(end);
  pass(100);
  expect(announced()).not.toContain('Hämtningen är klar');
});

it('starts over for the next wait', () => {
  const { rerender } = renderWithUi(<Loader isLoading>Ärendet</Loader>);
  pass(300);
  pass(5000);
  rerender(<Loader isLoading={false}>Ärendet</Loader>);
  pass(0);
  rerender(<Loader isLoading>Ärendet</Loader>);
  expect(screen.queryByText('Laddar')).toBeNull();
  pass(300);
  expect(screen.getAllByText('Laddar').length).toBeGreaterThan(0);
});
