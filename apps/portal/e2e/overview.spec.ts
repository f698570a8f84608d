import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';

test(
  'the overview leads to claims, damages, messages and documents',
  { tag: ['@O03', '@R10'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await expect(page).toHaveTitle(/^Översikt/u);
    for (const name of ['Krav', 'Skador', 'Meddelanden', 'Dokument']) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
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
  'the number of unread messages stands in the nav and on the card, and only when there are any',
  { tag: ['@O03', '@U01', '@N11'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    const card = shell.main.getByRole('link', { name: 'Läs meddelanden' });
    await openAs(customers.maja, '/oversikt');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(
      'Meddelanden 2 olästa meddelanden',
    );
    await expect(card).toHaveAccessibleDescription('2 olästa meddelanden');

    await sandbox.addFault({ path: unreadPath, body: 12, times: 1 });
    await page.reload();
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(
      'Meddelanden 12 olästa meddelanden',
    );
    await expect(shell.item('Meddelanden')).toContainText('!');

    await openAs(customers.ivar, '/oversikt');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName('Meddelanden 1 oläst meddelande');

    await openAs(customers.signe, '/oversikt');
    await expect(shell.main.getByText('Inga olästa meddelanden')).toBeVisible();
    await expect(shell.item('Meddelanden')).toHaveAccessibleName('Meddelanden');
    await expect(card).toHaveAccessibleDescription('Inga olästa meddelanden');
  },
);

test(
  'no number of unread messages shows, or is asked for, while messages are closed',
  { tag: ['@U01'] },
  async ({ page, sandbox, openAs }) => {
    const { main } = new Shell(page);
    await sandbox.setSystems({ communication: false });
    await openAs(customers.maja, '/oversikt');
    await expect(main.getByRole('link', { name: 'Visa dokument' })).toBeVisible();
    await expect(main.getByText('Stängt just nu.')).toHaveCount(1);
    await expect(page.getByText(/oläst/u)).toHaveCount(0);
    expect((await sandbox.calls()).map(({ path }) => path)).not.toContain(unreadPath);
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
  'the overview warns of uninsured vehicles in the right number, and of a payment plan at risk',
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
  },
);
