import { describe, expect, it } from 'vitest';

import * as sv from './sv/index.ts';
import { leavesOf } from './testing/leavesOf.ts';

const texts = leavesOf(sv);

/** Where the specification, or one of its rows, gives the words. */
const givenElsewhere = new Set<string>([
  'case.failedText',
  'claims.cases.noActive',
  'claims.cases.noClosed',
  'pages.titles.case',
  'pages.shortTitles.case',
  'pages.unreachable.case',
]);

/** The field of a damage has the label that its fault names (row V09), and the list of damages has the same. */
const numberOfDamage = new Set<string>([
  'damages.number',
  'fields.caseNumber.optional',
  'fields.caseNumber.malformed',
]);

describe('one word per thing', () => {
  it.each<[thing: string, never: RegExp, except?: ReadonlySet<string>]>([
    ['a claim is a krav', /(?<!\p{L})ärende(?:t|n|na|ts)?(?!\p{L})/iu, givenElsewhere],
    ['the number of a claim is its referensnummer', /ärendenummer/iu, numberOfDamage],
    ['no word is cut short', /(?<![\p{L}{])(?:ref|reg)(?!\p{L})/iu],
    ['the debt is one sum', /(?<!\p{L})(?:skulder(?:na)?|saldot?)(?!\p{L})/iu],
    ['the first page is the översikt', /startsida/iu],
    ['the log-in is BankID', /e.legitimation|bank-id|mobilt bankid/iu],
    ['a received payment has a bekräftelse', /(?<!\p{L})kvitto/iu],
    ['all of a debt is not more of it', /krav ingår, även/iu],
    ['nobody is told that they have no claim on us', /krav hos oss/iu],
    ['vehicles are counted, not parted', /av dina (?:fordon|avbetalningsplaner)/iu],
    ['what is written off need not be paid', /skriver vi av/iu],
    [
      'a cookie has no name for programs',
      /\((?:\p{Ll}+\p{Lu}\p{L}*|XSRF-TOKEN|drafts|payments)\)/u,
    ],
  ])('%s [Z92]', (_thing, never, except = new Set()) => {
    const found = texts.filter(([path, text]) => never.test(text) && !except.has(path));
    expect(found).toEqual([]);
  });

  it('has no exception that is no longer needed [Z92]', () => {
    const all = [...givenElsewhere, ...numberOfDamage];
    const known = new Map(texts);
    expect(all.filter((path) => !/ärende/iu.test(known.get(path) ?? ''))).toEqual([]);
  });

  it('says "om" where something depends on something [Z92]', () => {
    // Their order is given: row Z31, and the design of the card of an uninsured vehicle.
    const given = /^Betalar du (?:allt nu slipper|till Plusgiro nu får)/u;
    const conditions = texts.flatMap(([path, text]) =>
      text
        .split(/(?<=[.!?])\s/u)
        .filter((sentence) =>
          /^(?:Har|Är|Betalar|Följer|Skickar|Bestrider|Hjälper|Vill|Kan|Saknas) .*\.$/u.test(
            sentence,
          ),
        )
        .filter((sentence) => !given.test(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect(conditions).toEqual([]);
  });
});

describe('the sentences of the design', () => {
  const { case: claimCase, claims, payment } = sv;

  it.each<[text: string, exact: string]>([
    [claimCase.loading, 'Hämtar kravet'],
    [claimCase.stateInfo.Contestation, 'Du har bestridit kravet. Våra jurister går igenom kravet.'],
    [claimCase.progress.lead, 'Så här kan det gå vidare, steg för steg.'],
    [
      claimCase.progress.steps.reminder.text,
      'Om kravet inte är betalt i tid skickar vi en påminnelse.',
    ],
    [
      claimCase.progress.steps.collection.text,
      'Om påminnelsen inte är betald går kravet vidare till inkasso. Det kostar dig 180\u00A0kr extra. Vi räknar också ränta enligt 6\u00A0§ räntelagen på det som inte är betalt.',
    ],
    [
      claimCase.progress.steps.paymentOrder.text,
      'Om inkassokravet inte är betalt ansöker vi om ett betalningsföreläggande hos Kronofogden. Ansökan kostar 680\u00A0kr, som läggs på skulden.',
    ],
    [
      claimCase.progress.steps.paymentOrder.more,
      'Om du tycker att kravet är fel kan du bestrida det hos Kronofogden. Då tar våra jurister hand om det.',
    ],
    [
      claimCase.progress.steps.ruling.text,
      'Om du bestrider kravet och det går till domstol, avgör domstolen saken i en dom. Annars beslutar Kronofogden i ett utslag.',
    ],
    [
      claimCase.progress.steps.foreclosure.text,
      'Om skulden inte är betald efter utslaget eller domen kan Kronofogden göra en utmätning. Då tar Kronofogden pengar från lönen eller något som du äger.',
    ],
    [
      claimCase.reason.uninsuredDays,
      'Trafikförsäkring saknades i {days}, och för varje dag tar vi ut en avgift.',
    ],
    [claimCase.panel.withoutOre, 'Swish tar bara hela kronor.'],
    [claimCase.missing.title, 'Du har inget krav med det här numret'],
    [claimCase.missing.text, 'Kontrollera referensnumret. Alla dina krav finns under Krav.'],
    [
      claimCase.help.planTooLate,
      'Avbetalningsplan går inte när kravet är hos inkasso eller Kronofogden.',
    ],
    [
      claimCase.help.planDoesNotPause,
      'Kravet går vidare som vanligt tills du har fått besked om planen.',
    ],
    [claims.loading, 'Hämtar dina krav'],
    [claims.ospecTitle, 'Vi har fått en betalning som ännu inte är kopplad till ett krav'],
    [claims.ospecWrite, 'Skriv till oss om betalningen'],
    [claims.wholeDebt.cut, 'Swish tar bara hela kronor. {amount} i ören dras inte.'],
    [claims.wholeDebt.credit, '{amount} som du har till godo räknas inte av här.'],
    [
      claims.payments.rounding,
      'Swish tar bara hela kronor. Ören som blir kvar behöver du inte betala.',
    ],
    [claims.tabs.label, 'Dina krav'],
    [claims.cases.activeCaption, 'Aktiva krav'],
    [claims.cases.closedCaption, 'Avslutade krav'],
    [claims.plansAtRisk.toCase, 'Visa krav {ref}'],
    [sv.checkout.backToCase, 'Tillbaka till kravet'],
    [sv.checkout.toCase, 'Till kravet'],
    [sv.checkout.facts.case, 'Krav'],
    [payment.processing.amountOfCase, 'Kravets belopp'],
    [sv.overview.claims.notCustomer, 'Du har inget att betala till oss.'],
    [sv.messages.subjects.damage, 'Skada'],
    [
      sv.shell.cookies.lead,
      'Vi sparar bara det som behövs för att du ska kunna logga in och använda sidan.',
    ],
    [sv.shell.englishInfo.close, 'Close'],
  ])('are %j [Z92]', (text, exact) => {
    expect(text).toBe(exact);
  });

  it('say in one way what to do after an approved payment [Z92]', () => {
    const about = texts.filter(([, text]) =>
      /godkänt (?:betalningen|en betalning) i Swish/u.test(text),
    );
    expect(about.length).toBeGreaterThan(4);
    expect(
      about.filter(
        ([, text]) =>
          !/Om du har godkänt (?:betalningen|en betalning) i Swish ska du inte betala igen\./u.test(
            text,
          ),
      ),
    ).toEqual([]);
  });

  it('promise one thing of when a payment shows [Z92]', () => {
    const promise = 'Det kan ta till nästa vardag innan skulden minskar här.';
    expect(
      texts.filter(([, text]) => /innan skulden/u.test(text) && !text.includes(promise)),
    ).toEqual([]);
  });

  it('call a subject by one name, where it is chosen and where it is read [Z92]', () => {
    const { Insurance, Damage, Other } = sv.newQuestion.subjects;
    const { insurance, damage, other } = sv.messages.subjects;
    expect([Insurance, Damage, Other]).toEqual([insurance, damage, other]);
  });
});
