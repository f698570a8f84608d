import { CasePage } from './pages/CasePage.ts';
import { takeOverTime } from './support/fakeTime.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const claim = '47110024031';
const { personalNumber } = customers.maja;
const question = 'Kan du inte betala allt nu?';

test(
  'Z33: every active case with something to pay offers help, from the first stage on',
  { tag: ['@Z33'] },
  async ({ page, sandbox, openAs }) => {
    test.slow();
    const main = page.getByRole('main');
    const help = main.getByRole('heading', { level: 2, name: question });
    await openAs(customers.maja, '/oversikt');
    for (const stateName of [
      'Claim',
      null,
      'Reminder',
      'Collection',
      'Foreclosure',
      'Contestation',
      'TemporaryOffer',
      'Ackord',
    ]) {
      await sandbox.changeCustomer(personalNumber, { cases: { [claim]: { stateName } } });
      await page.goto(`/krav/${claim}`);
      await expect(help, stateName ?? 'null').toBeVisible();
      await expect(main.getByText('Hör av dig till oss, så ser vi vad vi kan göra.')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Skicka meddelande' })).toHaveAttribute(
        'href',
        '/meddelanden',
      );
      await expect(main.getByRole('link', { name: /^Ring oss/u })).toBeVisible();
      // Before collection, the customer can apply for a plan.
      const early = stateName === null || stateName === 'Claim' || stateName === 'Reminder';
      await expect(main.getByRole('link', { name: /^Ansök om avbetalningsplan/u })).toHaveCount(
        early ? 1 : 0,
      );
    }
  },
);

test(
  'Z33: a customer who has paid, owes nothing or has a closed case is not asked',
  { tag: ['@Z33'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    await openAs(customers.maja, '/oversikt');
    for (const change of [
      { paymentStatus: 'Created' },
      { paymentStatus: 'None', amountToPay: '0' },
      { amountToPay: '864', active: false },
    ]) {
      await sandbox.changeCustomer(personalNumber, { cases: { [claim]: change } });
      await page.goto(`/krav/${claim}`);
      await expect(new CasePage(page).fact('Status')).toBeVisible();
      await expect(main.getByText(question)).toHaveCount(0);
    }
  },
);

test(
  'Z33: in a plan the help names the day, and comes before paying it all, whose button is secondary',
  { tag: ['@Z33'] },
  async ({ page, openAs }) => {
    await takeOverTime(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(customers.johan, '/krav/47160027415');
    const main = page.getByRole('main');
    await expect(
      main.getByText(/^Hör av dig till oss före den 30 november, så ser/u),
    ).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Den här månaden',
      'Nästa månad',
      question,
      'Betala hela avbetalningsplanen',
      'Det här är kvar av planen',
      'Om kravet',
      'Om du inte betalar i tid',
    ]);
    const pay = new CasePage(page).payButtons;
    await expect(pay).toHaveText(`Betala 5${nbsp}613${nbsp}kr med Swish`);
    await expect(pay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);

test(
  'Z35: when daily charge and days are known, the reason shows the sum',
  { tag: ['@Z35'] },
  async ({ page, openAs }) => {
    const main = page.getByRole('main');
    await takeOverTime(page);
    await openAs(customers.maja, '/krav/47110023918');
    await expect(
      main.getByText(`92 dagar × 45${nbsp}kr =${nbsp}4${nbsp}140${nbsp}kr.`),
    ).toBeVisible();
    await openAs(customers.ivar, '/krav/47120031407');
    await expect(
      main.getByText(`Hittills 24 dagar × 180${nbsp}kr =${nbsp}4${nbsp}320${nbsp}kr.`),
    ).toBeVisible();
  },
);
