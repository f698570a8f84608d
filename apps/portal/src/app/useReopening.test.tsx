// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { button, draw } from '../testing/draw.tsx';
import { useReopening } from './useReopening.ts';

function Page() {
  const { reload, isReloading } = useReopening();
  return (
    <button onClick={reload} type="button">
      {isReloading ? 'Öppnar' : 'Försök igen'}
    </button>
  );
}

it('says from the press on that the page is opened again, until it is [E06, Z03]', async () => {
  let opened = 0;
  let letThrough = (): void => undefined;
  const loader = async (): Promise<null> => {
    opened += 1;
    if (opened > 1) await new Promise<void>((resolve) => (letThrough = resolve));
    return null;
  };
  const router = createMemoryRouter([{ path: '/', loader, element: <Page /> }]);
  draw(<RouterProvider router={router} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  flushSync(() => button('Försök igen').click());
  expect(button('Öppnar')).toBeDefined();
  await expect.poll(() => opened).toBe(2);
  expect(button('Öppnar')).toBeDefined();
  letThrough();
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Försök igen');
});
