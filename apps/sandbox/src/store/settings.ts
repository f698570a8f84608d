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
  /** Webhooks come by themselves; otherwise when the control API says so. */
  automaticWebhooks: v.boolean(),
  /** Virus checks end by themselves; otherwise when the control API says so. */
  automaticProcessing: v.boolean(),
  /** Register extracts are made by themselves; otherwise when the control API says so. */
  automaticExtracts: v.boolean(),
  releaseId: v.string(),
});
export type Settings = v.InferInput<typeof settingsSchema>;

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
    read,
    /** Changes the named settings. */
    set(changes: Partial<Settings>): void {
      transaction(() => {
        const changed = { ...read(), ...changes };
        settings.clear();
        settings.add(changed);
      });
    },
    /** Whether the system is offline for customers. A VIP site ignores it. */
    isSwitchedOff(system: ProviderSystem): boolean {
      const { vip, siteState } = read();
      const isOff = siteState.some(
        (entry) => entry.system.toLowerCase() === system.toLowerCase() && !entry.online,
      );
      return isOff && !vip;
    },
  };
}
