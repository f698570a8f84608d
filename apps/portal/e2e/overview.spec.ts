import { type CardName, cardNames, OverviewPage } from './pages/OverviewPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';
const damagesPath = '/api/PortalDamage/GetDamages';

test(
  'the overview leads to claims, damages, messages and documents',
  { tag: ['@O03', '@R10', '@Z16'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    const overview = new OverviewPage(page);
    await openAs(customers.maja, '/oversikt');
    await expect(page).toHaveTitle(/^Översikt/u);
    for (const name of ['Krav', 'Skador', 'Meddelanden', 'Dokument']) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    // The cards are side by side, until large text would break their words.
    const topOf = async (name: CardName) => (await overview.card(name).boundingBox())?.y;
    expect(await topOf('Dokument')).toBe(await topOf('Skador'));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await topOf('Meddelanden')).toBe(await topOf('Skador'));
    expect(await topOf('Dokument')).toBeGreaterThan((await topOf('Skador')) ?? Infinity);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    for (const [link, path] of [
      ['Visa krav och betala', '/krav'],
      ['Visa skador', '/skador'],
      ['Läs meddelanden', '/meddelanden'],
      ['Visa dokument', '/dokument'],
    ] as const) {
      await main.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/oversikt');
    }
  },
);

test(
  'the unread count shows in the navigation and on the card, only when above 0',
  { tag: ['@O03', '@U01', '@N11'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    const card = shell.main.getByRole('link', { name: 'Läs meddelanden' });
    await openAs(customers.maja, '/oversikt');
    // Visible in both places, announced in the card only (row Z54).
    await expect(shell.item('Meddelanden')).toHaveText('Meddelanden 2');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName('Meddelanden');
    await expect(card).toHaveAccessibleName('Läs meddelanden 2 olästa meddelanden');

    await sandbox.addFault({ path: unreadPath, body: 12, times: 1 });
    await page.reload();
    await expect(card).toHaveAccessibleName('Läs meddelanden 12 olästa meddelanden');
    await expect(shell.item('Meddelanden')).toContainText('!');

    await openAs(customers.ivar, '/oversikt');
    await expect(card).toHaveAccessibleName('Läs meddelanden 1 oläst meddelande');

    await openAs(customers.signe, '/oversikt');
    await expect(card).toHaveAccessibleName('Läs meddelanden Inga olästa meddelanden');
    await expect(shell.item('Meddelanden')).toHaveText('Meddelanden');
  },
);

const contact = 'Kontakta oss (öppnas i ny flik)';
const notNow = 'Försök igen om en stund.';

/** The texts and the link on the cards of claims and damages, for each kind of customer. */
const situations = [
  {
    customer: customers.karl,
    claims: ['Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.', contact],
    damages: ['Vi kan inte visa dina skador här. Kontakta oss så hjälper vi dig.', contact],
  },
  {
    customer: customers.hanna,
    claims: ['2 632 kr', 'Visa krav och betala'],
    damages: ['Vi kan inte visa dina skador här. Kontakta oss så hjälper vi dig.', contact],
  },
  {
    customer: customers.vera,
    claims: ['Du har inget krav hos oss.', null],
    damages: [
      'Har du råkat ut för en skada? Du kan anmäla den på nätet.',
      'Anmäl en skada (öppnas i ny flik)',
    ],
  },
  {
    customer: customers.lovisa,
    claims: [`Dina krav kan inte visas just nu. ${notNow}`, null],
    damages: [`Dina skador kan inte visas just nu. ${notNow}`, null],
  },
  {
    customer: customers.oskar,
    claims: ['Du har inget krav hos oss.', null],
    damages: ['Följ dina anmälda skador', 'Visa skador'],
  },
] as const;

test(
  'a customer who cannot see claims or damages reads why, and what to do instead',
  { tag: ['@O05', '@O06', '@C02', '@S04', '@T06', '@T10'] },
  async ({ page, sandbox, openAs }) => {
    const overview = new OverviewPage(page);
    const shell = new Shell(page);
    for (const { customer, claims, damages } of situations) {
      await test.step(customer.fullName, async () => {
        const seesDamages = damages[1] === 'Visa skador';
        await openAs(customer, seesDamages ? '/oversikt' : '/skador');
        await expect(overview.greeting).toBeVisible();
        await expect(page).toHaveURL('/oversikt');
        for (const [name, [text, link]] of [
          ['Krav', claims],
          ['Skador', damages],
        ] as const) {
          const card = overview.card(name);
          expect((await overview.lines(name))[0]).toBe(text);
          await expect(card.getByRole('link')).toHaveCount(link === null ? 0 : 1);
          if (link !== null) await expect(card.getByRole('link')).toHaveAccessibleName(link);
          // A reason that concerns only this customer is not shown as a fault of the system.
          await expect(card).not.toHaveAttribute('data-tone', 'warning');
        }
        await expect(shell.item('Skador')).toHaveCount(seesDamages ? 1 : 0);
        await expect(shell.item('Krav')).toHaveCount(claims[0].endsWith('kr') ? 1 : 0);
      });
    }
    expect((await sandbox.calls()).map(({ path }) => path)).not.toContain(damagesPath);
  },
);

const closed = 'Stängt just nu. Försök igen om en stund.';

test(
  'a card whose system is off says so, loses its link, and leaves the other cards alone',
  { tag: ['@O04', '@O02', '@U01'] },
  async ({ page, sandbox, openAs }) => {
    const overview = new OverviewPage(page);
    const expectClosed = async (closedCards: readonly CardName[]) => {
      await expect(overview.greeting).toBeVisible();
      for (const name of cardNames) {
        const isClosed = closedCards.includes(name);
        const card = overview.card(name);
        await expect(card.getByRole('link'), name).toHaveCount(isClosed ? 0 : 1);
        if (isClosed) expect(await overview.lines(name)).toEqual([closed]);
        await expect(card).toHaveAttribute(
          'data-tone',
          isClosed ? 'warning' : name === 'Krav' ? 'brand' : 'plain',
        );
      }
    };
    await openAs(customers.maja, '/oversikt');
    await expectClosed([]);
    for (const [system, name] of [
      ['insurance', 'Krav'],
      ['damage', 'Skador'],
      ['documents', 'Dokument'],
      ['communication', 'Meddelanden'],
    ] as const) {
      await sandbox.setSystems({ [system]: false });
      await sandbox.forgetCalls();
      await page.reload();
      await expectClosed([name]);
      await expect(new Shell(page).item(name)).toHaveCount(0);
      await sandbox.setSystems({ [system]: true });
    }
    await expect(page.getByText(/oläst/u), 'of messages that are closed').toHaveCount(0);
    expect((await sandbox.calls()).map(({ path }) => path)).not.toContain(unreadPath);

    // All systems are off, for a customer whose plan does not wait.
    await sandbox.setSystems({
      insurance: false,
      damage: false,
      documents: false,
      communication: false,
    });
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      user: { paymentPlanWillBeClosed: true },
    });
    await page.reload();
    await expectClosed(cardNames);
    await expect(overview.main).toContainText(
      'Hör av dig till oss så berättar vi vad du behöver göra.',
    );
    await expect(overview.main.getByRole('link')).toHaveAccessibleName(contact);

    // A customer without claims is not told that their system is off.
    await openAs(customers.vera, '/oversikt');
    await expect(overview.greeting).toBeVisible();
    expect(await overview.lines('Krav')).toEqual(['Du har inget krav hos oss.']);
    expect((await overview.lines('Skador'))[0]).toContain('Du kan anmäla den på nätet.');
  },
);

test(
  'the claims card shows the balance, and the daily increase only while a vehicle is uninsured',
  { tag: ['@O07', '@C05', '@Z09'] },
  async ({ page, sandbox, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await expect(main.getByText(`41${nbsp}317${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(main.getByText('kr/dag')).toHaveCount(0);

    await openAs(customers.ivar, '/oversikt');
    await expect(main.getByText(`5${nbsp}442${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(main.getByText(`+ 180${nbsp}kr/dag`, { exact: true })).toBeVisible();

    await sandbox.changeCustomer(customers.ivar.personalNumber, {
      user: { increasingDebtAmount: '1 045,50', balance: '12 480,50' },
    });
    await page.reload();
    await expect(main.getByText(`12${nbsp}480,50${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(main.getByText(`+ 1${nbsp}045,50${nbsp}kr/dag`, { exact: true })).toBeVisible();

    await sandbox.changeCustomer(customers.ivar.personalNumber, { user: { unInsuredVehicles: 0 } });
    await page.reload();
    await expect(main.getByText(`12${nbsp}480,50${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(main.getByText('kr/dag')).toHaveCount(0);
  },
);

test(
  'the overview warns of one or several uninsured vehicles, and of an installment plan at risk',
  { tag: ['@O01', '@O02'] },
  async ({ page, sandbox, openAs }) => {
    const { main } = new Shell(page);
    const { personalNumber } = customers.maja;
    const change = async (user: Record<string, unknown>) => {
      await sandbox.changeCustomer(personalNumber, { user });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const link = main.getByRole('link', { name: 'Se dina krav' });

    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/oförsäkra/u)).toHaveCount(0);
    await expect(main.getByText('Din avbetalningsplan kan avslutas')).toHaveCount(0);

    await change({ unInsuredVehicles: 1, increasingDebtAmount: '45,00' });
    await expect(main.getByText('Ditt fordon är oförsäkrat')).toBeVisible();
    await expect(link).toHaveAttribute('href', '/krav');

    await change({ unInsuredVehicles: 3 });
    await expect(main.getByText('3 av dina fordon är oförsäkrade')).toBeVisible();
    await expect(main.getByText('Ditt fordon är oförsäkrat')).toHaveCount(0);

    await sandbox.setSystems({ insurance: false });
    await change({ unInsuredVehicles: 3 });
    await expect(main.getByText(/oförsäkra/u)).toHaveCount(0);

    await sandbox.setSystems({ insurance: true });
    await change({ unInsuredVehicles: 0, paymentPlanWillBeClosed: true });
    await expect(main.getByText('Din avbetalningsplan kan avslutas')).toBeVisible();
    await expect(link).toHaveAttribute('href', '/krav');
  },
);

test(
  'Z53: on a tablet the claims are wide and the other cards stand beside one another',
  { tag: ['@Z53'] },
  async ({ page, openAs }) => {
    const overview = new OverviewPage(page);
    const others = ['Skador', 'Meddelanden', 'Dokument'] as const;
    await openAs(customers.ivar, '/oversikt');
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1100 });
      const claims = await overview.card('Krav').boundingBox();
      const boxes = await Promise.all(others.map((name) => overview.card(name).boundingBox()));
      const [first] = boxes;
      for (const box of boxes) {
        expect(box?.y, `${String(width)} px`).toBe(first?.y);
        expect(box?.width).toBeCloseTo(first?.width ?? 0, 0);
        expect(box?.height).toBe(first?.height);
      }
      expect(first?.width).toBeLessThan((claims?.width ?? 0) / 2.5);
      expect(first?.y).toBeGreaterThan((claims?.y ?? 0) + (claims?.height ?? 0));
      await expectAccessible(page, {
        title: /^Översikt/u,
        heading: 'Hej Ivar',
        shows: () => expect(overview.card('Krav')).toBeVisible(),
        only: 'computer',
      });
    }
    // In a narrower window or with larger text, the cards are stacked.
    await page.setViewportSize({ width: 767, height: 1100 });
    const [damages, messages] = await Promise.all(
      others.map((name) => overview.card(name).boundingBox()),
    );
    expect(messages?.y).toBeGreaterThan(damages?.y ?? Infinity);
  },
);
