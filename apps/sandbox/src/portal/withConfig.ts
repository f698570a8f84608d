const configBlock = /(<script type="application\/json" id="config">)([\s\S]*?)(<\/script>)/;

/** The document with another runtime configuration. `<` is escaped, so that no value can end the block. */
export function withConfig(html: string, json: string): string {
  const config = JSON.stringify(JSON.parse(json)).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    configBlock,
    (_block, start: string, _json: string, end: string) => `${start}${config}${end}`,
  );
}

/** The runtime configuration in the document; null when there is none that can be read. */
export function configIn(html: string): unknown {
  try {
    return JSON.parse(configBlock.exec(html)?.[2] ?? 'null');
  } catch {
    return null;
  }
}
