import * as v from 'valibot';

import {
  providerSystems,
  siteStateSchema,
  type ProviderSystem,
} from '@mina-sidor/api-client/contract';

import type { Store } from './store.ts';

export const settingsSchema = v.object({
  siteState: siteStateSchema,
  vip: v.boolean(),
  bankIdOnline: v.boolean(),
  informationText: v.string(),
  /** The payment company tells of its money by itself; otherwise only when it is told to. */
  automaticWebhooks: v.boolean(),
  /** Attached files are looked through by themselves; otherwise only when it is told to. */
  automaticProcessing: v.boolean(),
  /** Ordered register extracts are made by themselves; otherwise only when it is told to. */
  automaticExtracts: v.boolean(),
  releaseId: v.string(),
});
type Settings = v.InferInput<typeof settingsSchema>;

const initial: Settings = {
  siteState: providerSystems.map((system) => ({ system, online: true })),
  vip: false,
  bankIdOnline: true,
  informationText: '',
  automaticWebhooks: true,
  automaticProcessing: true,
  automaticExtracts: true,
  releaseId: 'sandbox-1',
};

export type SettingStore = ReturnType<typeof createSettings>;

/** What the provider's staff can switch. */
export function createSettings({ settings, transaction }: Store) {
  const read = (): Settings => settings.newest() ?? initial;
  return {
    siteState: () => read().siteState,
    vip: () => read().vip,
    bankIdOnline: () => read().bankIdOnline,
    informationText: () => read().informationText,
    automaticWebhooks: () => read().automaticWebhooks,
    automaticProcessing: () => read().automaticProcessing,
    automaticExtracts: () => read().automaticExtracts,
    releaseId: () => read().releaseId,
    set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
      transaction(() => {
        const changed = { ...read(), [name]: value };
        settings.clear();
        settings.add(changed);
      });
    },
    /** True when site state names the system offline and the customers are not let past it. */
    isSwitchedOff(system: ProviderSystem): boolean {
      const { vip, siteState } = read();
      const isOff = siteState.some(
        (entry) => entry.system.toLowerCase() === system.toLowerCase() && !entry.online,
      );
      return isOff && !vip;
    },
  };
}
