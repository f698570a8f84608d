import type { Config } from '../platform/config.ts';

const page = 'https://trafikfonden.example/';

/** A configuration for tests. Each link leads elsewhere, so that a test notices when one takes the place of another. */
export const aConfig: Config = {
  environments: {},
  bankIdAutostartBase: 'bankid:///',
  checkout: { test: { script: '', key: '' }, live: { script: '', key: '' } },
  payee: { name: 'Trafikfonden', organisationNumber: '000000-0000' },
  accessibilityAuthority: { name: 'Myndigheten', shortName: 'Myndigheten', complaints: page },
  cookieInfoVersion: '1',
  links: {
    bankId: `${page}bankId`,
    paymentOptions: `${page}paymentOptions`,
    contactUs: `${page}contactUs`,
    personalData: `${page}personalData`,
    terms: `${page}terms`,
    faq: `${page}faq`,
    contact: `${page}contact`,
    contactInEnglish: `${page}contactInEnglish`,
    memberCompanies: `${page}memberCompanies`,
    damageReport: `${page}damageReport`,
    transportAuthority: `${page}transportAuthority`,
    paymentPlanApplication: `${page}paymentPlanApplication`,
    enforcementAuthority: `${page}enforcementAuthority`,
    debtAdvice: `${page}debtAdvice`,
  },
};
