import * as v from 'valibot';

/** The deployment that serves the page. It decides which tools for developers and testers show (row L22). */
const environments = ['local', 'systemIntegrationTest', 'acceptanceTest', 'production'] as const;
export type Environment = (typeof environments)[number];

const nonEmpty = v.pipe(v.string(), v.nonEmpty());
const httpsAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** Every external address of the portal (row N23). */
const linksSchema = v.object({
  bankId: httpsAddress,
  paymentOptions: httpsAddress,
  contactUs: httpsAddress,
  personalData: httpsAddress,
  terms: httpsAddress,
  faq: httpsAddress,
  contact: httpsAddress,
  contactInEnglish: httpsAddress,
  memberCompanies: httpsAddress,
  damageReport: httpsAddress,
  transportAuthority: httpsAddress,
  paymentPlanApplication: httpsAddress,
  enforcementAuthority: httpsAddress,
  /** Where customers find the advice on debts of their municipality. */
  debtAdvice: httpsAddress,
});

/** The address of the payment company's checkout script, and the shop's key. The key is public. */
const checkoutAccountSchema = v.object({
  script: nonEmpty,
  key: v.string(),
});
export type CheckoutAccount = v.InferOutput<typeof checkoutAccountSchema>;

const configSchema = v.object({
  /** Environment by host name; a host that is not listed is production. */
  environments: v.record(v.string(), v.picklist(environments)),
  links: linksSchema,
  /** The address before `?autostarttoken=…`: `bankid:///` or BankID's app link. */
  bankIdAutostartBase: v.string(),
  /** The live account is used on the production host, the test account on all others (row P07). */
  checkout: v.object({ test: checkoutAccountSchema, live: checkoutAccountSchema }),
  /** The payee, as a payment code names it. */
  payee: v.object({ name: nonEmpty, organisationNumber: nonEmpty }),
  /** The authority that supervises accessibility (row Z48): its names and its complaint form. */
  accessibilityAuthority: v.object({
    name: nonEmpty,
    shortName: nonEmpty,
    complaints: httpsAddress,
  }),
  /** Raise it when the information about cookies changes. Every customer then sees the cookie notice again (row N18). */
  cookieInfoVersion: v.string(),
});

/** Settings that a deployment changes without a new build: the JSON block `#config` of index.html. */
export type Config = v.InferOutput<typeof configSchema>;

/** @throws an error with the names of the faulty fields */
export function parseConfig(json: string): Config {
  const config = v.safeParse(configSchema, JSON.parse(json));
  if (config.success) return config.output;
  const faulty = new Set(config.issues.map((issue) => v.getDotPath(issue) ?? 'everything'));
  throw new Error(`#config: ${[...faulty].join(', ')}`);
}

export function readConfig(document: Document): Config {
  return parseConfig(document.querySelector('#config')?.textContent ?? '');
}

/** Unknown hosts count as production, which shows no tools for developers and testers. */
export function environmentOf(hostname: string, config: Pick<Config, 'environments'>): Environment {
  // The name of a host may end in a dot.
  return config.environments[hostname.toLowerCase().replace(/\.$/u, '')] ?? 'production';
}

/** What each environment shows in addition to the product itself (rows L21 and L23). */
export const environmentFeatures: Record<
  Environment,
  {
    readonly asksBankIdState: boolean;
    readonly hasDummyLogin: boolean;
    readonly hasSandbox: boolean;
  }
> = {
  local: { asksBankIdState: true, hasDummyLogin: true, hasSandbox: true },
  systemIntegrationTest: { asksBankIdState: true, hasDummyLogin: true, hasSandbox: false },
  acceptanceTest: { asksBankIdState: true, hasDummyLogin: false, hasSandbox: false },
  production: { asksBankIdState: false, hasDummyLogin: false, hasSandbox: false },
};

/** Only production charges real money (row P07). */
export function checkoutAccountOf(
  environment: Environment,
  { checkout }: Pick<Config, 'checkout'>,
): CheckoutAccount {
  return environment === 'production' ? checkout.live : checkout.test;
}
