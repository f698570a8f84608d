import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Underhåll pågår!', exact: true });

/** Only the maintenance page shows, and nothing of the requested one. */
async function expectClosed(page: Page, path: string): Promise<void> {
  const shell = new Shell(page);
  await expect(heading(page), path).toBeVisible();
  await expect(page.getByRole('heading'), path).toHaveCount(1);
  await expect(page).toHaveTitle('Underhåll pågår! – Mina sidor');
  await expect(shell.main).toContainText('Just nu kan du inte använda Mina sidor.');
  await expect(shell.header, path).toHaveText(provider.name);
  await expect(shell.header.getByRole('link').or(shell.header.getByRole('button'))).toHaveCount(0);
  await expect(shell.navigation.or(shell.footer), path).toHaveCount(0);
  await expect(page.getByText('Maja')).toHaveCount(0);
}

test(
  'the button keeps focus while the code of a page still loads behind the maintenance page',
  { tag: ['@R18'] },
  async ({ page, sandbox, openAs }) => {
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    const loadCode = await holdCalls(page, '/assets/route-documents-*.js');
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await sandbox.setSystems({ portal: false });
    await new Shell(page).item('Dokument').press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL('/oversikt');
    await tryAgain.focus();
    loadCode();
    await expect(page).toHaveURL('/dokument');
    await expectClosed(page, '/dokument');
    await expect(tryAgain).toBeFocused();
  },
);
