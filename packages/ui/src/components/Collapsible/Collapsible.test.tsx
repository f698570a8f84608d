import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Collapsible } from './index.ts';

afterEach(() => {
  window.location.hash = '';
});

disclosureContract('Collapsible', {
  closed: (
    <Collapsible headingLevel={3} title="Systemkrav">
      <a href="/webblasare">Webbläsare</a>
    </Collapsible>
  ),
  title: 'Systemkrav',
  link: 'Webbläsare',
});

const parts = (
  <>
    <Collapsible id="plusgiro" title="Plusgiro">
      Text
    </Collapsible>
    <Collapsible id="systemkrav" title="Systemkrav">
      Text
    </Collapsible>
  </>
);

function openTitles(): readonly (string | null | undefined)[] {
  return [...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent);
}

it('is open when the page’s address ends in its id', () => {
  window.location.hash = '#systemkrav';
  renderWithUi(parts);
  expect(openTitles()).toEqual(['Systemkrav']);
});

it('opens when a link on the page leads to it', () => {
  renderWithUi(parts);
  expect(openTitles()).toEqual([]);
  window.location.hash = '#plusgiro';
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(openTitles()).toEqual(['Plusgiro']);
});

it.each([
  [
    'of a router, which changes the address without an event',
    (event: Event) => event.preventDefault(),
  ],
  ['that has been followed before', () => undefined],
])('opens at the press of a link %s', async (_which, followed) => {
  window.location.hash = '#plusgiro';
  renderWithUi(
    <>
      {parts}
      <a href="#plusgiro" onClick={({ nativeEvent }) => followed(nativeEvent)}>
        Till numren
      </a>
    </>,
  );
  await userEvent.click(screen.getByText('Plusgiro'));
  expect(openTitles()).toEqual([]);
  await userEvent.click(screen.getByRole('link'));
  expect(openTitles()).toEqual(['Plusgiro']);
});

it('stays closed at the press of a link to the same part of another page', async () => {
  renderWithUi(
    <>
      {parts}
      <a href="/betala#plusgiro" onClick={(event) => event.preventDefault()}>
        Till numren
      </a>
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(openTitles()).toEqual([]);
});

it('is open by an address in which the letters of its id are written as codes', () => {
  window.location.hash = '#%C3%A5terbetalning';
  renderWithUi(
    <Collapsible id="återbetalning" title="Återbetalning">
      Text
    </Collapsible>,
  );
  expect(openTitles()).toEqual(['Återbetalning']);
});

it('says when it has been opened and closed, and not at first', async () => {
  const onOpenChange = vi.fn();
  renderWithUi(
    <Collapsible defaultOpen onOpenChange={onOpenChange} title="Systemkrav">
      Text
    </Collapsible>,
  );
  const title = screen.getByText('Systemkrav');
  await userEvent.click(title);
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  await userEvent.click(title);
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false], [true]]);
});

it('is open only while the application says so', async () => {
  const onOpenChange = vi.fn();
  const part = (open: boolean) => (
    <Collapsible onOpenChange={onOpenChange} open={open} title="Systemkrav">
      Text
    </Collapsible>
  );
  const { rerender } = renderWithUi(part(false));
  await userEvent.click(screen.getByText('Systemkrav'));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  expect(openTitles()).toEqual([]);
  rerender(part(true));
  expect(openTitles()).toEqual(['Systemkrav']);
  await expect.poll(() => onOpenChange).toHaveBeenCalledTimes(1);
});
