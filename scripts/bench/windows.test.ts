import { expect, it } from 'vitest';

import { listen } from './hub/client.ts';
import { customers, logIn, publish } from './hub/sandbox.ts';
import { createWay, openWindow } from './proxy/client.ts';
import { startSandbox } from './startServer.ts';

const [customer] = customers;

// Nobody would notice until the next benchmark that the sandbox lets its windows in no more.
it('the windows of the benchmarks are let in by the sandbox and hear an event [Z69]', async () => {
  const sandbox = await startSandbox();
  try {
    const cookie = await logIn(sandbox, customer);
    const ofHub = await listen(`${sandbox.address}/portalHub`, cookie);
    const heard = ofHub.nextEvent();
    const way = { url: sandbox.address, ca: undefined, localAddress: '127.0.0.1', cookie };
    const ofProxy = await openWindow(createWay(way));
    expect(ofProxy.isOpen()).toBe(true);
    await publish(sandbox, customer);
    await heard;
    ofHub.close();
    ofProxy.close();
  } finally {
    sandbox.stop();
  }
});
