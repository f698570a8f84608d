import * as v from 'valibot';

import { configIn } from './withConfig.ts';

const account = v.object({ script: v.string() });
const configSchema = v.object({ checkout: v.object({ test: account, live: account }) });

/** An origin as it may stand in a policy: nothing that could end its directive. */
const plainOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * The origins that the portal's configuration brings the payment company's script from, other than the portal's own. A
 * configuration that cannot be read lets nobody in.
 */
export function checkoutOrigins(html: string, ownOrigin: string): string[] {
  const config = v.safeParse(configSchema, configIn(html));
  if (!config.success) return [];
  const { test, live } = config.output.checkout;
  const origins = [test, live]
    .map(({ script }) => (URL.canParse(script, ownOrigin) ? new URL(script, ownOrigin).origin : ''))
    .filter((origin) => origin !== ownOrigin && plainOrigin.test(origin));
  return [...new Set(origins)];
}
