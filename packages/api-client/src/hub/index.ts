export { createPortalHub } from './createPortalHub.ts';
export type { HubStart, HubState, PortalHub, PortalHubOptions } from './hub.types.ts';
export { hubSettings } from './hubSettings.ts';
