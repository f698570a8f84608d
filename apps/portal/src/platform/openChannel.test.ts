import { expect, it, vi } from 'vitest';

import { openChannel } from './openChannel.ts';

it('opens a channel between tabs', () => {
  const channel = openChannel('session');
  expect(channel?.name).toBe('session');
  channel?.close();
});

it.each([
  ['has none', undefined],
  [
    'forbids it',
    function forbidden() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  ],
])('gives null when the browser %s [Z61]', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('session')).toBeNull();
});
