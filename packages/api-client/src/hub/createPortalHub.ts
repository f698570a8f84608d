import { HubConnectionState } from '@microsoft/signalr';

import { hubMethods } from '../contract/hub.ts';
import { createLine } from './createLine.ts';
import type { HubState, PortalHub, PortalHubOptions } from './hub.types.ts';
import { hubSettings } from './hubSettings.ts';

const stateNames: Readonly<Record<HubConnectionState, HubState>> = {
  [HubConnectionState.Disconnected]: 'Disconnected',
  [HubConnectionState.Connecting]: 'Connecting',
  [HubConnectionState.Connected]: 'Connected',
  [HubConnectionState.Disconnecting]: 'Disconnecting',
  [HubConnectionState.Reconnecting]: 'Reconnecting',
};

/** Creates a live connection without starting it. */
export function createPortalHub(options: PortalHubOptions): PortalHub {
  let line = createLine(options);

  return {
    get state() {
      return line.isLeft ? 'Disconnected' : stateNames[line.connection.state];
    },
    async start() {
      if (line.isLeft) line = createLine(options);
      const mine = line;
      if (mine.connection.state !== HubConnectionState.Disconnected)
        return { outcome: 'notNeeded' };
      const failure = await failureWithin(hubSettings.startWithin, mine.connection.start());
      if (mine.isLeft) return { outcome: 'notNeeded' };
      if (failure === null) return { outcome: 'connected' };
      // It may still hang, but the next start uses another line.
      mine.leave();
      // The client reports a status only in its error message.
      return failure.includes("Status code '401'")
        ? { outcome: 'unauthorized' }
        : { outcome: 'failed', reason: failure };
    },
    async join() {
      const { connection } = line;
      if (connection.state !== HubConnectionState.Connected) return false;
      const answer: Promise<void> = connection.invoke(hubMethods.userJoined);
      return (await failureWithin(hubSettings.joinWithin, answer)) === null;
    },
    stop() {
      line.leave();
    },
  };
}

/** Why the work failed or did not end in time; `null` if it succeeded. */
async function failureWithin(milliseconds: number, work: Promise<void>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('It took too long.'), milliseconds);
  });
  const end = work.then(() => null, String);
  const failure = await Promise.race([end, tooLate]);
  clearTimeout(timer);
  return failure;
}
