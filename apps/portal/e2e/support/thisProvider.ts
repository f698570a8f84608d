/** What the tests expect of the provider whose portal this is. Another provider changes it here. */
export const provider = {
  name: 'Trafikfonden',
  /** Where the links of the configuration lead. */
  site: 'https://trafikfonden.example',
  organisationNumber: '000000-0000',
  collectionFee: '180 kr',
  applicationFee: '680 kr',
} as const;
