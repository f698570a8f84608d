import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { type DocsRecord, docsRecords } from './docsRecord.ts';

/** Opens the code of every story on the page, and writes down the code and the tables of props. */
export async function recordDocs(page: Page, id: string): Promise<void> {
  // A page adds its stories one by one, so what was there at first is not all.
  await page.waitForFunction(() => {
    const toggles = [...document.querySelectorAll('.docblock-code-toggle')];
    for (const toggle of toggles)
      if (toggle instanceof HTMLElement && toggle.ariaExpanded === 'false') toggle.click();
    return document.querySelectorAll('.sbdocs-preview pre').length === toggles.length;
  });
  const shown = await page.evaluate(readDocs);
  mkdirSync(docsRecords, { recursive: true });
  writeFileSync(
    join(docsRecords, `${id}.json`),
    JSON.stringify({ id, ...shown } satisfies DocsRecord),
  );
}

/** Runs in the browser. */
function readDocs(): Omit<DocsRecord, 'id'> {
  const examples = [...document.querySelectorAll('.sbdocs-preview pre')];
  return {
    examples: examples.map(({ textContent }) => textContent),
    tables: [...document.querySelectorAll('[data-props-of]')].map((place) => ({
      component: place.getAttribute('data-props-of') ?? '',
      props: [...place.querySelectorAll('.docblock-argstable-body > tr')].map((row) => {
        const [name, about] = row.children;
        const [description, types] = about?.children ?? [];
        return {
          name: name?.querySelector('span')?.textContent ?? '',
          isRequired: row.querySelector('[title="Required"]') !== null,
          isDescribed: types !== undefined && description?.textContent !== '',
          types: [...(types ?? about ?? row).querySelectorAll('span')].map(
            (one) => one.textContent,
          ),
        };
      }),
    })),
  };
}
