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

/** An origin without any character that could end a policy's directive. */
const plainOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * The foreign origins of the payment company's script in the portal's configuration; none if it cannot be read.
 */
export function checkoutOrigins(html: string, ownOrigin: string): string[] {
  const config = v.safeParse(configSchema, configBlock.exec(html)?.[2]);
  if (!config.success) return [];
  const { test, live } = config.output.checkout;
  const origins = [test, live]
    .map(({ script }) => URL.parse(script, ownOrigin)?.origin ?? '')
    .filter((origin) => origin !== ownOrigin && plainOrigin.test(origin));
  return [...new Set(origins)];
}
