import type { Locator } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

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
