import * as v from 'valibot';

const configBlock = /(<script type="application\/json" id="config">)([\s\S]*?)(<\/script>)/;

/** The document with another runtime configuration. `<` is escaped, so that no value can end the block. */
export function withConfig(html: string, json: string): string {
  const config = JSON.stringify(JSON.parse(json)).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    configBlock,
    (_block, start: string, _json: string, end: string) => `${start}${config}${end}`,
  );
}

const account = v.object({ script: v.string() });
const configSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ checkout: v.object({ test: account, live: account }) }),
);

/** An origin as it may stand in a policy: nothing that could end its directive. */
const plainOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * The origins that the portal's configuration brings the payment company's script from, other than the portal's own. A
 * configuration that cannot be read lets nobody in.
 */
export function checkoutOrigins(html: string, ownOrigin: string): string[] {
  const config = v.safeParse(configSchema, configBlock.exec(html)?.[2]);
  if (!config.success) return [];
  const { test, live } = config.output.checkout;
  const origins = [test, live]
    .map(({ script }) => (URL.canParse(script, ownOrigin) ? new URL(script, ownOrigin).origin : ''))
    .filter((origin) => origin !== ownOrigin && plainOrigin.test(origin));
  return [...new Set(origins)];
}
