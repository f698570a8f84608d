import * as v from 'valibot';

import {
  providerSystems,
  siteStateSchema,
  type ProviderSystem,
} from '@mina-sidor/api-client/contract';

import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** Every setting with its form and the value it has after a reset. */
const settings = {
  siteState: {
    schema: siteStateSchema,
    initial: providerSystems.map((system) => ({ system, online: true })),
  },
  vip: { schema: v.boolean(), initial: false },
  bankIdOnline: { schema: v.boolean(), initial: true },
  informationText: { schema: v.string(), initial: '' },
  /** The payment company tells of its money by itself; otherwise only when it is told to. */
  automaticWebhooks: { schema: v.boolean(), initial: true },
  /** Attached files are looked through by themselves; otherwise only when it is told to. */
  automaticProcessing: { schema: v.boolean(), initial: true },
  /** Ordered register extracts are made by themselves; otherwise only when it is told to. */
  automaticExtracts: { schema: v.boolean(), initial: true },
  releaseId: { schema: v.string(), initial: 'sandbox-1' },
} as const;

type SettingName = keyof typeof settings;
type SettingValue<Name extends SettingName> = v.InferInput<(typeof settings)[Name]['schema']>;

export type SettingStore = ReturnType<typeof createSettingStore>;

/** What the provider's staff can switch, kept over restarts. */
export function createSettingStore({ sql }: Database) {
  const select = sql.prepare('SELECT value FROM settings WHERE name = ?');
  const upsert = sql.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );

  const read = <const Schema extends v.GenericSchema>(
    name: SettingName,
    setting: { readonly schema: Schema; readonly initial: v.InferInput<Schema> },
  ): v.InferInput<Schema> => {
    const row = select.get(name);
    return row === undefined ? setting.initial : readRecord(setting.schema, row['value']);
  };

  const siteState = () => read('siteState', settings.siteState);
  const vip = () => read('vip', settings.vip);

  return {
    siteState,
    vip,
    bankIdOnline: () => read('bankIdOnline', settings.bankIdOnline),
    informationText: () => read('informationText', settings.informationText),
    automaticWebhooks: () => read('automaticWebhooks', settings.automaticWebhooks),
    automaticProcessing: () => read('automaticProcessing', settings.automaticProcessing),
    automaticExtracts: () => read('automaticExtracts', settings.automaticExtracts),
    releaseId: () => read('releaseId', settings.releaseId),
    set<Name extends SettingName>(name: Name, value: SettingValue<Name>): void {
      upsert.run(name, JSON.stringify(value));
    },
    /** True when site state names the system offline and the customers are not let past it. */
    isSwitchedOff(system: ProviderSystem): boolean {
      return (
        !vip() &&
        siteState().some(
          (entry) => entry.system.toLowerCase() === system.toLowerCase() && !entry.online,
        )
      );
    },
    reset(): void {
      sql.exec('DELETE FROM settings');
    },
  };
}
