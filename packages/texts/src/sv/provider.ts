/** What is the provider's own in the texts. Another provider changes it here. */
export const provider = {
  name: 'Trafikfonden',
  /** What debt collection adds to a claim, in öre. */
  collectionFee: 18_000,
  /** What the Enforcement Authority takes for an application, which is added to the debt, in öre. */
  applicationFee: 68_000,
};
