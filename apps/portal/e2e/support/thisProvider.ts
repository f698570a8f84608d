/** What the tests expect of the provider whose portal this is. Another provider changes it here. */
export const provider = {
  name: 'Trafikfonden',
  /** What its links begin with. */
  site: 'https://trafikfonden.example',
  /** Links of the configuration. */
  links: {
    contact: 'https://trafikfonden.example/kontakt',
    contactInEnglish: 'https://trafikfonden.example/en/contact',
    contactUs: 'https://trafikfonden.example/kontakta-oss',
    debtAdvice: 'https://www.hallakonsument.se/',
    enforcementAuthority: 'https://www.kronofogden.se/',
    memberCompanies: 'https://trafikfonden.example/medlemsbolag',
    paymentOptions: 'https://trafikfonden.example/betala',
    paymentPlanApplication: 'https://trafikfonden.example/avbetalningsplan',
    personalData: 'https://trafikfonden.example/personuppgifter',
    terms: 'https://trafikfonden.example/villkor',
  },
  organisationNumber: '000000-0000',
  collectionFee: '180 kr',
  applicationFee: '680 kr',
  /** Which cookie information a customer has read who is asked no more. */
  cookieInfoVersion: '1',
  accessibilityAuthority: {
    name: 'Myndigheten för digital förvaltning',
    shortName: 'Digg',
    complaints: 'https://www.digg.se/tdosanmalan',
  },
  /** The headings of the accessibility statement's known deficiencies. */
  deficiencies: ['Fönstret där du betalar', 'QR-koden för BankID', 'Datum i filtret för dokument'],
};
