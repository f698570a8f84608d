/** What the tests expect of the provider whose portal this is. Another provider changes it here. */
export const provider = {
  name: 'Trafikfonden',
  /** Where the links of the configuration lead. */
  site: 'https://trafikfonden.example',
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
