import type { Config } from '../platform/config.ts';

const page = 'https://trafikfonden.example/';
/** A configuration for tests that need one but do not read it. */
export const aConfig: Config = {
  environments: {},
  bankIdAutostartBase: 'bankid:///',
  checkout: { test: { script: '', key: '' }, live: { script: '', key: '' } },
  payee: { name: 'Trafikfonden', organisationNumber: '000000-0000' },
  accessibilityAuthority: { name: 'Myndigheten', shortName: 'Myndigheten', complaints: page },
  cookieInfoVersion: '1',
  links: {
    bankId: page,
    paymentOptions: page,
    contactUs: page,
    personalData: page,
    terms: page,
    faq: page,
    contact: page,
    contactInEnglish: page,
    memberCompanies: page,
    damageReport: page,
    transportAuthority: page,
    paymentPlanApplication: page,
    enforcementAuthority: page,
    debtAdvice: page,
  },
};
