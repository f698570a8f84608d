/** The first page of the reference. */
export const introduction = `
The portal and its server share one origin. Everything stands below \`/api\`, \`/Communication\` and \`/portalHub\`.

## Values
JSON in camelCase. Times are ISO 8601 with an offset, days \`YYYY-MM-DD\`. Amounts are texts as a person writes them
(\`SwedishDecimal\`). Fields that are not in the contract are ignored. A property that is not required may be absent or
null. A required one that is absent or of another type makes the whole answer invalid: the portal then says that
something went wrong, and tells it by LogError.

## Lists of words
A closed list has an \`enum\`: send one of its words. The portal reads them in any case and takes an unknown one for the
fallback that its description names. An open list is any text, of which the first branch of its \`anyOf\` has the known
ones; the second says what any other word does. Case counts, but for minaSidorDocumentType, caseType and system.

## Session
FinalizeLogin sets the session and the anti-forgery cookie. Calls of a session that change something, among them some
GETs (\`x-changes-state\`), have to repeat the anti-forgery token in a header; without it they answer 400. When the access
has expired they answer 401 with \`Token-Expired: true\`. Calls without a session that change something are protected by
SameSite and by a check of the Origin header: 403.

## Errors
Every answer that is not 2xx is a \`Problem\`. The portal decides by the status, the headers and \`type\`, never by a text.

## Live connection
asyncapi.json describes the hub at \`/portalHub\`, which tells of new messages.

## Changes
docs/contract-changes.md says which changes are compatible. Compatible ones raise the second number of the version,
others the first.
`.trim();

/** The groups of calls, in the order of the reference. */
export const tags: Readonly<Record<string, string>> = {
  BankIdLogin: 'A login with BankID, from its start to its ticket.',
  PortalIdentity: 'The session and the customer.',
  PortalSiteState: 'Which systems are online, and what the provider tells everybody.',
  Insurance: 'Claims: cases, payment history, debt compilations.',
  Payment: 'Payments of one case or of all.',
  Communication: 'Messages and their files, documents and register extracts.',
  PortalDamage: 'Damage cases.',
  Exception: 'Errors of the portal.',
};
