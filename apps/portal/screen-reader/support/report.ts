import type { BrowserName } from './browser.ts';

export type HeardLine = { readonly does: string; readonly words: string; readonly fault?: string };

export type HeardJourney = {
  readonly browser: BrowserName;
  readonly title: string;
  readonly lines: readonly HeardLine[];
};

type Circumstances = {
  readonly date: string;
  readonly commit: string;
  readonly versions: readonly string[];
};

const introduction = `# What a screen reader says

Written by \`npm run test:screen-reader\`, which plays these journeys with keys alone and compares what Orca says with what it should say
(\`apps/portal/screen-reader/journeys\`). A bar stands between two utterances. What the next one cut off is in brackets.`;

/** The document with what was heard, one table for each journey. */
export function reportOf(
  heard: readonly HeardJourney[],
  { date, commit, versions }: Circumstances,
): string {
  const titles = [...new Set(heard.map(({ title }) => title))];
  const linesOf = (title: string, browser: BrowserName) =>
    heard.find((one) => one.title === title && one.browser === browser)?.lines ?? [];
  const tables = titles.map((title) => {
    const inChromium = linesOf(title, 'chromium');
    const rows = linesOf(title, 'firefox').map((line, index) =>
      row([line.does, cellOf(line), cellOf(inChromium[index])]),
    );
    return [`## ${title}`, '', row(['done', 'Firefox', 'Chromium']), '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  const heading = `Heard on ${date}, commit ${commit}: ${versions.join(', ')}.`;
  return `${[introduction, heading, ...tables].join('\n\n')}\n`;
}

function cellOf(line: HeardLine | undefined): string {
  if (line === undefined) return '–';
  const words = line.words === '' ? '(nothing)' : line.words;
  return line.fault === undefined ? words : `${words} **Wrong: ${line.fault}**`;
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
