const configBlock = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;

/** The document with another runtime configuration. `<` is escaped, so that no value can end the block. */
export function withConfig(html: string, json: string): string {
  const config = JSON.stringify(JSON.parse(json)).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    configBlock,
    (_block, start: string, end: string) => `${start}${config}${end}`,
  );
}
