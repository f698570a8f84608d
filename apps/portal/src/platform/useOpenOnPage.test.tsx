// @vitest-environment jsdom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { PagePath, useOpenOnPage } from './useOpenOnPage.ts';

interface MenuProps {
  readonly onShown: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => void;
}

function Menu({ onShown }: MenuProps) {
  const [isOpen, setOpen] = useOpenOnPage();
  useEffect(() => onShown(isOpen, setOpen));
  return null;
}

it('a menu closes when another page comes, and stays closed on the way back', () => {
  const root = createRoot(document.body);
  let isShown = false;
  let open = (): void => undefined;
  const comeTo = (path: string) => {
    flushSync(() =>
      root.render(
        <PagePath value={path}>
          <Menu
            onShown={(isOpen, setOpen) => {
              isShown = isOpen;
              open = () => flushSync(() => setOpen(true));
            }}
          />
        </PagePath>,
      ),
    );
    return isShown;
  };
  expect(comeTo('/krav')).toBe(false);
  open();
  expect(isShown).toBe(true);
  expect(comeTo('/loggaut')).toBe(false);
  expect(comeTo('/krav')).toBe(false);
  root.unmount();
});
