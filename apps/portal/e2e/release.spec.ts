import { QuestionForm } from './pages/QuestionForm.ts';
import { Shell } from './pages/Shell.ts';
import { serveOlderRelease } from './support/olderRelease.ts';
import { customers, expect, test } from './support/test.ts';
import { chosenFile } from './support/fileContent.ts';

const picture = chosenFile('skada.png');
const written = 'Hur betalar jag när jag är på resa?';

test(
  'a page that is open during a release moves to the new one, and loses nothing without asking',
  { tag: ['@Z24'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*\.old\.js/u, /status of 500 .*negotiate/u);
    // A document that the journey serves itself must not open a live connection.
    await sandbox.addFault({ path: '/portalHub/negotiate', status: 500 });
    const shell = new Shell(page);
    const question = new QuestionForm(page);
    const heading = page.getByRole('heading', { level: 1 });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });

    await test.step('with files chosen, the reload is offered', async () => {
      const release = await serveOlderRelease(page);
      await openAs(customers.maja, '/meddelanden');
      await question.tab.click();
      await question.fill('Övrigt', written);
      await question.files.setInputFiles(picture);
      await expect(question.chosen).toHaveCount(1);
      await release();

      await shell.item('Krav').click();
      await page.getByRole('button', { name: 'Lämna sidan' }).click();
      await expect(heading).toHaveText('Mina sidor har uppdaterats');
      await expect(heading).toBeFocused();
      await expect(page.locator('main [data-tone]')).toHaveAttribute('data-tone', 'info');
      await expect(
        page.getByRole('main').getByText('Filer som du har bifogat behöver du bifoga igen.'),
      ).toBeVisible();
      await expect(page.getByText('kopiera det du har skrivit')).toHaveCount(0);
      await shell.item('Meddelanden').click();
      await expect(question.message).toHaveValue(written);
      await expect(question.chosen).toHaveCount(1);
      await shell.item('Krav').click();
      await page.getByRole('button', { name: 'Lämna sidan' }).click();
      expect(questions).toEqual([]);
      await page.getByRole('button', { name: 'Ladda om' }).click();
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
      expect(questions).toEqual(['beforeunload']);
      expect(documents).toEqual(['/meddelanden', '/krav']);
    });

    await test.step('with words only, the page is loaded anew by itself and they are there', async () => {
      const release = await serveOlderRelease(page);
      await page.reload();
      await shell.item('Meddelanden').click();
      await question.tab.click();
      await expect(question.message).toHaveValue(written);
      await release();
      documents.length = 0;
      await shell.item('Skador').click();
      await expect(heading).toHaveText('Skador');
      await expect(page.getByRole('table').or(page.getByText('Skadenummer')).first()).toBeVisible();
      expect(documents).toEqual(['/skador']);
      await shell.item('Meddelanden').click();
      await question.tab.click();
      await expect(question.message).toHaveValue(written);
    });
  },
);
