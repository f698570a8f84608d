/** The version of the contract, not of the package: docs/contract-changes.md says when it rises. */
export const contractVersion = '1.0.0';
