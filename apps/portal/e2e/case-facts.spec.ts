import { CasePage } from './pages/CasePage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const referenceNumber = '47110023918';
const part = { caseType: 'of-ärende', damageDate: null, fromDate: null, toDate: null };

test(
  'the tag of a case shows beside its number',
  { tag: ['@D05', '@D06', '@D07', '@D08'] },
  async ({ page, sandbox, openAs }) => {
    const { head } = new CasePage(page);
    await openAs(customers.maja, '/oversikt');
    for (const [stateName, tag] of [
      ['InstallmentPlan', 'Avbetalningsplan'],
      ['Ackord', 'Ackord'],
      ['Contestation', 'Bestridande'],
      ['TemporaryOffer', 'Tillfälligt erbjudande'],
    ] as const) {
      await sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { [referenceNumber]: { stateName } },
      });
      await page.goto(`/krav/${referenceNumber}`);
      await expect(head, stateName).toHaveText(
        new RegExp(`^Referensnummer\\s*${referenceNumber}\\s*${tag}`, 'u'),
      );
    }
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [referenceNumber]: { hasOpenUninsuredPeriod: true, dayCharge: '45,00' } },
    });
    await page.reload();
    await expect(head).toHaveText(/^Referensnummer\s*47110023918\s*Oförsäkrat fordon/u);
    await expect(head.getByText('Oförsäkrat fordon', { exact: true })).not.toHaveCount(0);

    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [referenceNumber]: { hasOpenUninsuredPeriod: false, stateName: 'Collection' } },
    });
    await page.reload();
    await expect(head).toHaveText(/^Referensnummer\s*47110023918$/u);
  },
);

test(
  'at most one sentence says what is special about the case',
  { tag: ['@D09', '@D10', '@D11', '@C05'] },
  async ({ page, sandbox, openAs }) => {
    const { head } = new CasePage(page);
    const uninsured = /Fordonet är oförsäkrat\. Skulden ökar med/u;
    const severalVehicles = 'fler än ett fordon';
    const combined = 'Kravet gäller flera perioder eller skador';
    const noVehicle = 'Kravet saknar registreringsnummer.';
    const openWith = async (change: Record<string, unknown>) => {
      await sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { [referenceNumber]: change },
      });
      await page.goto(`/krav/${referenceNumber}`);
      await expect(new CasePage(page).fact('Status')).toBeVisible();
    };
    await openAs(customers.maja, '/oversikt');

    await openWith({});
    for (const sentence of [uninsured, severalVehicles, combined, noVehicle]) {
      await expect(head).not.toContainText(sentence);
    }
    await openWith({ customerCases: [part, part] });
    await expect(head).toContainText(`${combined}.`);
    await openWith({ registrationNumbers: [] });
    await expect(head).toContainText(`${combined}.`);
    await expect(head).not.toContainText(noVehicle);
    await openWith({ registrationNumbers: ['ABC12D', 'GHT62K'] });
    await expect(head).toContainText(severalVehicles);

    await openWith({ hasOpenUninsuredPeriod: true, dayCharge: '45,00' });
    await expect(head).toContainText(
      `Fordonet är oförsäkrat. Skulden ökar med 45${nbsp}kr per dag.`,
    );
    await expect(head).not.toContainText(combined);
    await openWith({ dayCharge: '45,50' });
    await expect(head).toContainText(`Skulden ökar med 45,50${nbsp}kr per dag.`);
    await openWith({ dayCharge: null });
    await expect(head).toContainText('Fordonet är oförsäkrat. Skulden ökar varje dag.');

    await openWith({
      hasOpenUninsuredPeriod: false,
      customerCases: [part],
      registrationNumbers: [],
    });
    await expect(head).toContainText(noVehicle);
    await expect(head.getByRole('link', { name: /^Kontakta oss/u })).toHaveAttribute(
      'href',
      'https://trafikfonden.example/kontakta-oss',
    );
    await expect(head).not.toContainText(uninsured);
  },
);

test(
  'the facts say what the claim is about, with its day of damage or its period',
  { tag: ['@D15', '@D16'] },
  async ({ page, sandbox, openAs }) => {
    const concerns = new CasePage(page).fact('Kravet gäller');
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: {
        [referenceNumber]: {
          customerCases: [
            { ...part, caseType: 'OF-ärende', fromDate: '2026-06-01', toDate: null },
            { ...part, caseType: 'premiekrav', fromDate: '2026-01-02', toDate: '2026-02-03' },
            { ...part, caseType: 'Självrisk', damageDate: '2026-09-18', fromDate: '2026-01-01' },
            { ...part, caseType: 'ägarregress' },
            { ...part, caseType: 'förarregress' },
            { ...part, caseType: 'Nytt slag' },
          ],
        },
      },
    });
    await openAs(customers.maja, `/krav/${referenceNumber}`);
    await expect(concerns).toHaveText(
      new RegExp(
        [
          'Oförsäkrat fordonTidsperiod 2026-06-01 -',
          'Obetald fordonsförsäkringTidsperiod 2026-01-02 - 2026-02-03',
          'Obetald självriskSkadedag 2026-09-18',
          'Kostnad för skada',
          'Kostnad för skada',
          'Nytt slag$',
        ].join(''),
        'u',
      ),
    );
  },
);

test(
  'several vehicles are listed, and the row is left out when there is none',
  { tag: ['@D17'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.maja, '/krav/47110014878');
    await expect(claimCase.fact('Registreringsnummer')).toHaveText('ABC12D, GHT62K');
    await page.goto('/krav/47110018203');
    await expect(claimCase.fact('Belopp')).toHaveText(`2${nbsp}000${nbsp}kr`);
    await expect(claimCase.fact('Registreringsnummer')).toHaveCount(0);
  },
);
