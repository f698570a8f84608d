/** What is the provider's own in the texts. Another provider changes it here. */
export const provider = {
  name: 'Trafikfonden',
  /** What debt collection adds to a claim. */
  collectionFee: '180\u00A0kr',
  /** What the Enforcement Authority takes for an application, which is added to the debt. */
  applicationFee: '680\u00A0kr',
};
