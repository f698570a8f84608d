import { expect, it } from 'vitest';

import { systemClock } from './clock.ts';

it('runs a handler after its delay, unless it was stopped', async () => {
  const ran: string[] = [];
  const stopped = systemClock.setTimeout(() => ran.push('stopped'), 1);
  systemClock.clearTimeout(stopped);
  systemClock.clearTimeout('not a timer');
  await new Promise<void>((resolve) => {
    systemClock.setTimeout(resolve, 5);
  });
  expect(ran).toEqual([]);
});
