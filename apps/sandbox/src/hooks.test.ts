import { expect, it, vi } from 'vitest';

import { startSandbox } from './testing/startSandbox.ts';

const { url, control } = startSandbox({ lateBy: 1000 });

it('forgets a late call whose sender has hung up before it arrives', async () => {
  const state = () => `${url()}/api/PortalSiteState/GetSiteCurrentState`;
  const hangUp = new AbortController();
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
  const isOnItsWay = new Promise<void>((resolve) => {
    chance.mockImplementationOnce(() => {
      resolve();
      return 1;
    });
  });
  const stopped = fetch(`${state()}?stopped`, { signal: hangUp.signal });
  await isOnItsWay;
  hangUp.abort();
  await expect(stopped).rejects.toThrow('aborted');
  await fetch(`${state()}?later`);
  chance.mockRestore();
  expect((await control('GET', 'calls')).json).toMatchObject([{ query: 'later' }]);
});
