// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';

import { useServices } from '../customer/services.ts';
import { announced, button, press, shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';

const title = 'Sidan kunde inte uppdateras';

/** A page with two parts that show old data. Fetching them again ends so, in turn. */
function open(...ends: boolean[]) {
  const Page = () => {
    const { outdated } = useServices();
    if (outdated.store.get().length === 0) {
      for (let part = 0; part < 2; part += 1)
        outdated.mark(() => Promise.resolve(ends.shift() ?? true));
    }
    return <OutdatedNotice />;
  };
  drawInFrame(<Page />);
}

const isBusy = () => button('Försök igen').getAttribute('aria-busy') === 'true';

it('says that the page shows old data, but not where the notice about the network does [Z14]', async () => {
  open();
  await expect.poll(shownText).toContain(title);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  flushSync(() => dispatchEvent(new Event('offline')));
  expect(shownText()).not.toContain(title);
});

it.each([
  ['all parts are new', [true, true], 'Sidan är uppdaterad.'],
  ['one part still fails', [true, false], `${title}. Uppgifterna du ser kan ha ändrats.`],
])('announces when %s after another try', async (_what, ends, said) => {
  open(...ends);
  await expect.poll(shownText).toContain(title);
  press('Försök igen');
  expect(isBusy()).toBe(true);
  await expect.poll(announced).toContain(said);
  expect(isBusy()).toBe(false);
});
