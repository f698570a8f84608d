/** What one address shows one customer. */
export type Screen = {
  /** The page in English: `case`. */
  readonly page: string;
  /** Its picture, from the folder of the document; null when the address leads to the overview. */
  readonly file: string | null;
};

/** Everything that one customer, or a visitor, is shown. */
export type Showing = {
  readonly title: string;
  readonly summary: string;
  /** In rows of equal windows. */
  readonly windows: readonly { readonly width: number; readonly screens: readonly Screen[] }[];
};

const head = `# Every page, as every sample customer sees it

Written by \`npm run screens\` from the built portal and the sandbox; do not edit. The day is 2026-11-20. A picture opens in its
full size.
`;

/** The document that shows the pictures. */
export function screensPage(showings: readonly Showing[]): string {
  return [head, ...showings.map(sectionOf)].join('\n');
}

function sectionOf({ title, summary, windows }: Showing): string {
  const tables = windows.map(({ width, screens }) => {
    const shown = screens.filter(({ file }) => file !== null);
    return [
      `| ${shown.map(({ page }) => `${page}, ${String(width)} px`).join(' | ')} |`,
      `| ${shown.map(() => '---').join(' | ')} |`,
      `| ${shown.map((screen) => imageOf(title, width, screen)).join(' | ')} |`,
      '',
    ].join('\n');
  });
  const closed = windows[0]?.screens.filter(({ file }) => file === null) ?? [];
  const leadsAway =
    closed.length === 0
      ? []
      : [`Leads to the overview instead: ${closed.map(({ page }) => page).join(', ')}.\n`];
  return [`## ${title}\n`, `${summary}\n`, ...tables, ...leadsAway].join('\n');
}

function imageOf(title: string, width: number, { page, file }: Screen): string {
  const shownWidth = width > 500 ? 320 : 150;
  const source = file ?? '';
  return `<a href="${source}"><img alt="${page} of ${title}" src="${source}" width="${String(shownWidth)}"></a>`;
}
