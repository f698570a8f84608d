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

test('the information text can never run a script', async ({
  page,
  sandbox,
  openAs,
  expectedErrors,
}) => {
  // The browser reports each blocked handler, also in the document that is parsed only for sanitising.
  expectedErrors.push(/Executing inline event handler violates/u);
  await sandbox.setInformationText(
    '<p onclick="document.title=1">Hej<img src="x" onerror="document.title=1"><script>document.title=1</script></p>',
  );
  await openAs(customers.maja, '/oversikt');
  const text = page.getByRole('main').getByText('Hej', { exact: true });
  await expect(text).toBeVisible();
  await text.click();
  await expect(page.getByRole('main').locator('img, script, [onclick]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Översikt/u);
});

function informationCalls(calls: readonly { readonly path: string }[]): number {
  return calls.filter(({ path }) => path === informationPath).length;
}
