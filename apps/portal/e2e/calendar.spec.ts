import { readFile } from 'node:fs/promises';
import { customers, expect, test } from './support/test.ts';

const button = 'Lägg till betalningarna i din kalender';

test('the payments of a plan become a calendar file, by keyboard too, and the page says so', async ({
  page,
  openAs,
}) => {
  await openAs(customers.johan, '/krav/47160027415');
  await page.getByText('Alla betalningar', { exact: true }).click();
  const save = page.getByRole('button', { name: button });
  await save.focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('avbetalningsplan-47160027415.ics');

  const file = await readFile(await download.path(), 'utf8');
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(12);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130');
  expect(lines).toContain('SUMMARY:Betala 600\u00A0kr på avbetalningsplanen');
  expect(lines).toContain('SUMMARY:Betala 177\u00A0kr på avbetalningsplanen');
  expect(lines).toContain(
    String.raw`DESCRIPTION:Plusgiro: 12 34 56-6\nOCR-nummer: 4716002741533\nReferensnummer: 47160027415`,
  );
  expect(file).not.toContain('Johan');
  expect(file).not.toContain('19900826');
  await expect(page.locator('[data-announced="status"]')).toContainText([
    'Kalenderfilen är skapad',
  ]);
  await expect(save).toBeFocused();
});
