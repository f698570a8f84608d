import { QuestionForm } from './pages/QuestionForm.ts';
import { sentMessages } from './support/sentMessages.ts';
import {
  clear,
  plant,
  plantedFailures,
  serverWords,
  type Situation,
} from './support/situations.ts';
import { customers, expect, test } from './support/test.ts';

const call = { path: '/api/Communication/PostMessage', system: 'communication' };
const text = 'Jag undrar över mitt krav. Kan ni ringa mig?';
const failed = 'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';

test(
  'whatever happens to a sent question, its text is kept and it is stored once',
  { tag: ['@E12', '@E08', '@Z02', '@Q24'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(plantedFailures);
    await page.clock.install();
    const form = new QuestionForm(page);
    const stage = { page, sandbox };
    const send = form.sendButton.or(form.sendAgainButton);
    const sendIn = async (situation: Situation) => {
      await plant(stage, situation, call);
      await sandbox.forgetCalls();
      const left = page.waitForRequest((request) => request.url().endsWith(call.path));
      await send.click();
      await left;
      if (situation === 'slower than 60 s') {
        await expect
          .poll(async () => (await sandbox.calls()).map(({ path }) => path))
          .toContain(call.path);
        await page.clock.fastForward(60_000);
      }
    };
    const expectText = async () => {
      await expect(form.message).toHaveValue(text);
      expect(await page.locator('body').innerText()).not.toContain(serverWords);
    };

    await openAs(customers.maja, '/meddelanden');
    await form.tab.click();
    await form.fill('Övrigt', text);
    for (const situation of ['400', '403', '404', '409', '500'] as const) {
      await test.step(situation, async () => {
        await sendIn(situation);
        await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
        await expect(form.sendButton).toBeEnabled();
        await expectText();
        await clear(stage);
      });
    }

    await test.step('messages are switched off', async () => {
      await sendIn('503, known system');
      await expect(page).toHaveURL('/oversikt');
      await expect(page.getByText('Texten finns kvar.')).toBeVisible();
      await clear(stage);
      await page.goto('/meddelanden');
      await form.tab.click();
      await expectText();
    });

    await test.step('the session has ended', async () => {
      await sendIn('401');
      await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
      await clear(stage);
      await openAs(customers.maja, '/meddelanden');
      await form.tab.click();
      await expectText();
    });

    for (const situation of [
      '503, unknown system',
      '503, no system',
      'not JSON',
      'field missing',
      'field of a wrong type',
      'cut',
      'refused',
      'slower than 60 s',
    ] as const) {
      await test.step(situation, async () => {
        await sendIn(situation);
        await expect(page.getByText(unknown)).toBeVisible();
        await expect(form.sendAgainButton).toBeEnabled();
        await expectText();
        await clear(stage);
      });
    }

    await sendIn('401, token expired');
    await expect(form.confirmation).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([[]]);
  },
);
