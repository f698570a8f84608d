import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture before and after a change, and the part of both that holds the differences. */
type Change = {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly pixels: number;
  readonly details: readonly [before: Buffer, after: Buffer, marked: Buffer];
};

/** Collects what the comparison finds. */
export type VisualReport = {
  readonly same: () => void;
  readonly changed: (title: string, change: Change) => void;
  readonly added: (title: string, picture: Buffer) => void;
  readonly gone: (title: string) => void;
  /** Writes the page and answers what it says in short. */
  readonly finish: () => string;
};

/** Begins a report: a page and its pictures in a folder of their own. */
export function openReport(folder: string): VisualReport {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries: string[] = [];
  const counts = { same: 0, changed: 0, added: 0, gone: 0 };
  let files = 0;
  const write = (picture: Buffer): string => {
    files += 1;
    const file = `${String(files)}.png`;
    writeFileSync(join(folder, file), picture);
    return file;
  };
  return {
    same: () => {
      counts.same += 1;
    },
    changed: (title, { before, after, pixels, details: [oldPart, newPart, marked] }) => {
      counts.changed += 1;
      entries.push(
        describeEntry(`${title}: ${String(pixels)} pixels differ`, [
          { label: 'Before', shown: write(oldPart), whole: write(before) },
          { label: 'After', shown: write(newPart), whole: write(after) },
          { label: 'Difference', shown: write(marked) },
        ]),
      );
    },
    added: (title, picture) => {
      counts.added += 1;
      entries.push(describeEntry(`${title}: new`, [{ label: 'After', shown: write(picture) }]));
    },
    gone: (title) => {
      counts.gone += 1;
      entries.push(describeEntry(`${title}: gone`, []));
    },
    finish: () => {
      const page = join(folder, 'index.html');
      const summary = summarise(counts);
      writeFileSync(page, describePage(summary, entries));
      return `${summary}\nReport: ${page}`;
    },
  };
}

/** What was found, in one line. */
function summarise(counts: {
  readonly same: number;
  readonly changed: number;
  readonly added: number;
  readonly gone: number;
}): string {
  return (
    `${String(counts.changed)} pictures differ, ${String(counts.same)} are the same, ` +
    `${String(counts.added)} are new, ${String(counts.gone)} stories are gone`
  );
}

/** A picture in the report; where it is only a part, it leads to the whole. */
type LabelledPicture = {
  readonly label: string;
  readonly shown: string;
  readonly whole?: string;
};

function describeEntry(title: string, pictures: readonly LabelledPicture[]): string {
  const figures = pictures.map(
    ({ label, shown, whole = shown }) =>
      `<figure><figcaption>${label}</figcaption><a href="${whole}">` +
      `<img src="${shown}" alt="${escapeHtml(`${label}: ${title}`)}" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${escapeHtml(title)}</h2><div>${figures.join('')}</div></section>`;
}

function describePage(summary: string, entries: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual review</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #14232b; background: #fff; }
section { border-block-start: 1px solid #66757e; padding-block: 1rem; }
h2 { font-size: 1.125rem; }
section div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #66757e; }
</style>
</head>
<body>
<main>
<h1>Visual review</h1>
<p>${escapeHtml(summary)}.</p>
${entries.join('\n')}
</main>
</body>
</html>
`;
}

/** A text as it is written into HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
