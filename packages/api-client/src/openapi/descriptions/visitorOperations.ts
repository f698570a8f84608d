const bothCookies = ['session', 'antiForgery'] as const;

/** What is said of the calls that a page makes before it knows the customer. */
export const visitorOperations = {
  startDummyLogin: {
    summary: 'Logs in without BankID. Exists on local and test hosts only.',
    description:
      'On local and test hosts the login page has a form for it. In production there is no such address: 404. An invalid personal number answers 400, which the form shows. Anybody with a valid one is logged in, as with BankID.',
    answer: 'The order is complete: a login status with its ticket.',
    sets: ['order'],
  },
  startLogin: {
    summary: 'Starts a BankID order and ties it to this browser by a cookie of its own.',
    description:
      'When the customer chooses how to log in. The portal then asks for the status every two seconds. Another value answers 404. The order and the cookie of an earlier start in this browser are replaced.',
    answer: 'The new order, with its first QR code or with the token that starts the app.',
    sets: ['order'],
  },
  restartLogin: {
    summary: 'Replaces the order of this browser by a new one in the same mode.',
    description:
      'After the hint `startFailed`, at most 4 times in 120 seconds, which the portal counts. The order before is given up, whatever its state. Without the cookie of an order it answers 400.',
    answer: 'The new order, in the mode of the one that it replaces.',
    needsOrder: true,
    sets: ['order'],
  },
  getLoginStatus: {
    summary: 'The state of the order, asked for every two seconds, with a new QR string each time.',
    description:
      'Every two seconds while an order is pending, and from each tab that shows it. An order that the app has not taken in 30 seconds is failed with `startFailed`; one that is not signed 3 minutes later, with `expiredTransaction`. An order that is over answers the same each time. Without the cookie of an order it answers 400.',
    answer: 'How far the order has come.',
    needsOrder: true,
  },
  finalizeLogin: {
    summary: 'Turns a login ticket into a session; sets the session and anti-forgery cookies.',
    description:
      'Once the order is complete; repeated at most twice when it fails. A repeat with the same cookie and ticket gets the same session, as long as the ticket is valid. A ticket that is too old, from another browser, or of a session that has ended answers 400. Who is no customer is logged in too: GetUser then says `notCustomer` and `NoCustomer`.',
    answer: 'The session is open.',
    needsOrder: true,
    sets: bothCookies,
  },
  getUser: {
    summary: 'The logged-in customer.',
    description:
      'When the portal starts, after a login, and with the claims page, whose sum it shows. Without a session the portal shows the login.',
    answer: 'The customer.',
  },
  logout: {
    summary: 'Ends the session and clears its cookies.',
    description:
      'When the customer logs out, or has done nothing for 15 minutes. Without a session it does nothing, and clears no cookie. It ends this session only, and closes its live connections.',
    answer: 'There is no session any more.',
    clears: ['session', 'antiForgery', 'order'],
  },
  refresh: {
    summary: 'Renews the session and the anti-forgery cookie.',
    description:
      'After a 401 with Token-Expired; one call for all that wait. For one minute the session value before answers 401 with Token-Expired and still renews, to the same new values, so that two tabs cannot log each other out; then it answers 401 without it. The anti-forgery token before stays valid with the new session: a call may have read it just before. A refusal (400 to 499 but 408 and 429) logs the customer out; any other failure ends the call only. Each Refresh gives the session its 5 and 30 minutes anew, and at most 12 hours in all. A session that is over answers 401 without Token-Expired.',
    answer: 'The session is renewed, and its cookies have new values.',
    sets: bothCookies,
  },
  sendBrowserAlive: {
    summary:
      'Somebody has the portal open before them. Sent every 15 seconds; finds out when the session has to be renewed, or is gone.',
    description:
      'First after 3 seconds, then every 15, while the page is visible and online. By itself it does not prolong the session: after a 401 with Token-Expired the portal calls Refresh, which does. Its failures show nothing, but a 401 without Token-Expired logs out.',
    answer: 'The session is there.',
  },
  getVipAccess: {
    summary: 'Whether this customer may use systems that are switched off for others.',
    description:
      'When a system is off or its state is not known. A VIP may pay while payments are off, and uses every system whose state is not known. A failure counts as false.',
    answer: 'True for a VIP.',
  },
  getSiteCurrentState: {
    summary: 'Which systems are online. The release-id header names the backend’s release.',
    description:
      'When the portal starts and at each change of page. The same for everybody. A system that is left out has no known state: then only a VIP uses it, the portal itself aside. When the call fails, the portal goes on with what it knows, at first that all but `payments` is on.',
    answer: 'The systems.',
  },
  getSiteInformationText: {
    summary:
      'A text from the provider that is shown to everybody, as HTML; empty when there is none.',
    description:
      'When the portal starts. The text shows above every page. The portal keeps p, br, strong, em, ul, ol, li, and a with an address of http, https, mailto or tel; of anything else it keeps the text.',
    answer: 'An HTML fragment; empty when there is no text.',
  },
  getBankIdCurrentState: {
    summary: 'Whether login is available. Asked for on local, test and pre-production hosts only.',
    description:
      'Before the login shows, on hosts that are not production. A failure shows the login as closed.',
    answer: 'True when the login can be used; else the portal shows that it is closed.',
  },
  logError: {
    summary: 'Tells the provider that something went wrong in the portal. Works without login.',
    description:
      'When something unexpected happens in the portal: once for each error and load of the page. Names, numbers, addresses and tokens are taken out before it is sent. Anybody may call it, so limit how often and how much is kept. A failure shows nothing.',
    answer: 'It is noted.',
  },
} as const;
