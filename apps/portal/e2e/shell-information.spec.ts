import type { Locator } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

const informationPath = '/api/PortalSiteState/GetSiteInformationText';
const html =
  '<p>Telefonen är <strong>stängd</strong> på fredag. <a href="https://trafikfonden.example/oppettider">Öppettider</a></p>';

test(
  'the information text shows in full on login and overview, and in the header elsewhere',
  { tag: ['@N21'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    await sandbox.setInformationText(html);
    await page.goto('/loggain');
    await expect(shell.main).toContainText('Telefonen är stängd på fredag.');
    await expect(shell.header).not.toContainText('stängd');

    await openAs(customers.maja, '/oversikt');
    await expect(shell.main).toContainText('Information: Aktuellt från oss');
    await expect(shell.main).toContainText('Telefonen är stängd på fredag.');
    await expect(shell.main.getByRole('link', { name: /^Öppettider/u })).toHaveAttribute(
      'href',
      'https://trafikfonden.example/oppettider',
    );
    await expect(shell.header).not.toContainText('stängd');

    for (const path of ['/krav', '/krav/47110023918', '/dokument', '/finns-inte']) {
      await page.goto(path);
      await expect(shell.header, path).toContainText('Telefonen är stängd på fredag.');
      await expect(shell.main, path).not.toContainText('stängd');
    }
  },
);

test(
  'a sentence of the information text stays together, and only web pages open in a new tab',
  { tag: ['@N21', '@N22'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    await sandbox.setInformationText(
      [
        'Telefonen är <strong>stängd</strong> på fredag. Se <a href="https://trafikfonden.example/oppettider">öppettider</a>.',
        '<p>Ring <a href="tel:+46771123456">0771-12 34 56</a> eller skriv till <a href="mailto:hej@trafikfonden.example">hej@trafikfonden.example</a>.</p>',
      ].join('\n'),
    );
    const expectTogether = async (place: Locator) => {
      const sentence = place.getByText('Telefonen är stängd på fredag. Se öppettider');
      await expect(sentence).toHaveCount(1);
      const line = await sentence.boundingBox();
      for (const word of [
        sentence.getByText('stängd', { exact: true }),
        sentence.getByRole('link', { name: 'öppettider (öppnas i ny flik)' }),
      ]) {
        const box = await word.boundingBox();
        expect(box?.y).toBeGreaterThan((line?.y ?? 0) - 4);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(
          (line?.y ?? 0) + (line?.height ?? 0) + 4,
        );
      }
      expect(line?.height, 'one line').toBeLessThan(40);
      for (const name of ['0771-12 34 56', 'hej@trafikfonden.example']) {
        const link = place.getByRole('link', { name });
        await expect(link).toHaveAccessibleName(name);
        await expect(link).not.toHaveAttribute('target');
      }
    };
    await page.goto('/loggain');
    await expectTogether(shell.main);
    await openAs(customers.maja, '/oversikt');
    await expectTogether(shell.main);
    await page.goto('/krav');
    await expectTogether(shell.header);
  },
);

test(
  'no information shows when there is none or it cannot be fetched',
  { tag: ['@N21'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const shell = new Shell(page);
    const heading = page.getByText('Aktuellt från oss');
    await sandbox.setInformationText('<p> </p>');
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => informationCalls(await sandbox.calls())).toBeGreaterThan(0);
    await expect(heading).toHaveCount(0);

    expectedErrors.push(/status of 500/u);
    await sandbox.setInformationText(html);
    await sandbox.addFault({ path: informationPath, status: 500 });
    await sandbox.forgetCalls();
    await page.reload();
    await expect.poll(async () => informationCalls(await sandbox.calls())).toBe(3);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await expect(heading).toHaveCount(0);
    await page.goto('/krav');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.header).not.toContainText('stängd');
  },
);

function informationCalls(calls: readonly { readonly path: string }[]): number {
  return calls.filter(({ path }) => path === informationPath).length;
}
