/** The first page of the reference. */
export const introduction = `
The portal and its server share one origin. Everything stands below \`/api\`, \`/Communication\` and \`/portalHub\`.

## Values
JSON in UTF-8 and camelCase. Times are ISO 8601 with an offset, days \`YYYY-MM-DD\` as in Sweden. Amounts are texts as a
person writes them (\`SwedishDecimal\`). Texts are plain and never HTML, but for GetSiteInformationText. Fields and
parameters that are not in the contract are ignored. A property that is not required may be absent or
null. A required one that is absent or of another type makes the whole answer invalid: the portal then says that
something went wrong, and tells it by LogError.

## Lists of words
A closed list has an \`enum\`: send one of its words. The portal reads them in any case and takes an unknown one for the
fallback that its description names; only the \`status\` of a login has none and is read exactly as written. An open list is any text, of which the first branch of its \`anyOf\` has the known
ones; the second says what any other word does. Case counts, but for minaSidorDocumentType, caseType and system.

## Session
FinalizeLogin sets the session and the anti-forgery cookie. They have no \`Max-Age\` and end with the browser. A customer may
have several sessions, one in each browser; a login ends the session that its browser had before. Only Refresh prolongs a
session, no other call. The portal logs out who has done nothing for 15 minutes; the server does not count that.

Calls of a session that change something, among them some GETs (\`x-changes-state\`), have to repeat the anti-forgery token
in a header; without it they answer 400. When the access has expired they answer 401 with \`Token-Expired: true\`. Of
several faults in a session's call these come first: no session, expired access, anti-forgery token. The order of the others is free.

## Cookies
The session's and the order's are \`HttpOnly\`, \`SameSite=Lax\` or \`Strict\`, \`Path=/\` and, over https, \`Secure\`. \`XSRF-TOKEN\` is
the same without \`HttpOnly\`, because the portal reads it.

## Pages of other origins
Every POST with an \`Origin\` header that is not the portal's answers 400; one without the header is let in. The live
connection answers 403.

## Every answer
Has \`X-Content-Type-Options: nosniff\` and \`Cache-Control: no-store\`, errors too.

## Errors
Every answer that is not 2xx is a \`Problem\`; an unknown address answers 404. The portal decides by the status and the
headers, never by the body. It shows a status that is not listed as a failure of what was asked for.

## Systems that are switched off
A call with \`x-systems\` answers 503 while one of them is off, with its name in the header \`service-unavailable\`. VIP customers
are let in; the portal offers them only \`payments\` of such systems. GetSiteCurrentState tells the portal beforehand.

## How the portal calls
It waits 60 seconds for an answer, and with files 60 seconds without progress. It asks again for what a page shows, at most
twice, after 0.3 and 1 second; not after 401, 404, 503 or a wait of 60 seconds, and after 429 when \`Retry-After\` has passed. It
never repeats by itself what changes something, but for FinalizeLogin, CheckoutFinished and Logout, and after a Refresh.
Several tabs call at the same time: two equal calls at once have to end as one after the other would.

## Answers that agree
GetNumberOfUnreadConversations is the number of conversations with \`readByCustomer: false\`. A case or a conversation that is
asked for by its id has that id. What a call has changed is in every answer from then on.

## Live connection
asyncapi.json describes the hub at \`/portalHub\`, which tells of new messages.

## Methods
An address has the one method that is listed. The portal sends no other, HEAD and OPTIONS included. Recommended, and the
provider's decision: answer every other with 405 and \`Allow\`, or with 404 as an unknown address; HEAD may be answered where the
GET changes nothing. None of them changes anything.

## How long things are kept
The server leaves out what is too old; the portal only says so. Decided: a closed case shows for a year, the payment history
for two years, a conversation for at least 30 days, a register extract for three months after it was made. Demand letters from
before April 2013 are left out.
The rest is the provider's decision. Recommended: count the 30 days of a conversation from its newest message, and take it away as
a whole, so that its id answers 404 from then on, its files too. Keep a letter for as long as its case shows, and longer where the law
asks for it. A single file may be erased earlier: it stays in the list, with \`removedDateTime\`. A token of what is gone answers 404.

## A file that the virus check stops
The message with it is stored and shown. The file is never in GetAttachmentsMetadata, has no token and no event; it still
counts in \`numberOfFilesUploaded\`, so the portal goes on saying that some are being processed. Do not give it a
\`removedDateTime\`: the portal would say that it was erased for data protection. How the customer learns of it is the provider's decision.
Recommended: the staff writes in the conversation and asks for the file again.

## The payment company's report
The payment company tells the server how a payment ended, from server to server. That call is agreed between the two and stands
not in this contract; only what it does: a payment with money makes its cases \`Created\`, one that ended without sets them back
to \`None\`. It may come before CheckoutFinished, without it, late and repeated. Only this report says that money has been
taken: CheckoutFinished comes from a browser. Recommended, and the provider's decision: an address of its own without a session, where the sender proves
itself by a signature; compare the payment, its amount and its currency with what was created; answer a repeated
report as the first; keep one of an unknown payment for the staff. Ask the payment company about payments that nobody has reported.

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
