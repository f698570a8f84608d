import { texts } from '../texts.ts';

/** One row of the error catalogue (rows E01–E26): what goes wrong, and what the customer sees. */
export interface CatalogueEntry {
  readonly id: `E${number}`;
  readonly trigger: string;
  /** The texts on the screen; empty when nothing shows. */
  readonly texts: readonly string[];
  /** `silent` shows nothing of its own. */
  readonly tone: 'critical' | 'warning' | 'info' | 'silent';
  /** What the customer can do next. */
  readonly action: string;
  /** Whether the portal reports it to the provider through LogError. */
  readonly isLogged: 'no' | 'once' | 'once, when online';
}

const { errors, documents, login, payment, debtCompilation, messages, ui } = texts;

/** The page names these failures, so they are not reported. */
const shown = { tone: 'critical', isLogged: 'no' } as const;
const silent = { texts: [], tone: 'silent', isLogged: 'no' } as const;

const loginError = (text: string) =>
  ({ ...shown, texts: [text], action: 'the login can be begun anew' }) as const;
const routeError = (...said: readonly string[]) =>
  ({ ...shown, texts: said, action: `'${errors.tryAgain}' asks anew` }) as const;

/** In the order of the requirements. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  { id: 'E01', trigger: 'any 2xx', ...silent, action: 'none is needed' },
  {
    id: 'E02',
    trigger: '503 that names a system',
    ...silent,
    texts: [texts.overview.offline],
    tone: 'warning',
    action: 'the feature is switched off, its page leads to the overview',
  },
  {
    id: 'E03',
    trigger: '401 with Token-Expired',
    ...silent,
    action: 'one refresh, and the call is repeated',
  },
  {
    id: 'E04',
    trigger: '401 without Token-Expired, or a refresh that fails',
    ...silent,
    texts: [texts.pages.titles.loggedOut],
    tone: 'info',
    action: 'the logged-out page; the next login returns to where the customer was',
  },
  {
    id: 'E05',
    trigger: 'any other status',
    ...silent,
    action: 'the page that asked shows its own error',
  },
  {
    id: 'E06',
    trigger: 'a page’s call fails by network or time-out, after its retries',
    texts: [errors.connection],
    tone: 'critical',
    action: `'${errors.tryAgain}' returns to the page, as does the network when it comes back`,
    isLogged: 'once, when online',
  },
  { id: 'E07', trigger: 'the keep-alive fails by network', ...silent, action: 'none is needed' },
  {
    id: 'E08',
    trigger: 'a login call, a LogError or a changing call fails by network',
    ...silent,
    action: 'ends in its own place with everything kept, never in the screen of E06',
  },
  {
    id: 'E09',
    trigger: 'a payment cannot be created',
    ...shown,
    texts: [
      payment.notStarted.title,
      payment.notStarted.text,
      payment.notStarted.code,
      payment.notStarted.codeInEnglish,
    ],
    action: `'${payment.notStarted.back}' returns to the page`,
  },
  {
    id: 'E10',
    trigger: 'a debt compilation cannot be ordered',
    ...shown,
    texts: [debtCompilation.problems.failed.title, debtCompilation.problems.failed.text],
    action: `'${debtCompilation.problems.failed.retry}' orders anew`,
  },
  {
    id: 'E11',
    trigger: 'documents cannot be fetched: all, those of claims, or register extracts',
    ...shown,
    texts: [documents.failed.all, documents.failed.claims, documents.failed.extracts],
    action: `'${documents.failed.reload}' fetches anew; the other section works`,
  },
  {
    id: 'E12',
    trigger: 'a message cannot be sent, but for a 503',
    ...shown,
    texts: [ui.replyFailed, ui.replyFailedAdvice],
    action: 'text and files are kept and can be sent again',
  },
  {
    id: 'E13',
    trigger: 'conversations cannot be fetched',
    ...shown,
    texts: [messages.failed.title, messages.failed.text],
    action: `'${messages.failed.reload}' fetches anew, '${messages.failed.home}'`,
  },
  {
    id: 'E14',
    trigger: 'the files of a message cannot be listed',
    ...shown,
    texts: [ui.attachedFilesFailed],
    action: 'a button fetches anew',
  },
  {
    id: 'E15',
    trigger: 'files of a message are still looked through',
    texts: [ui.attachedFilesAwaiting],
    tone: 'info',
    action: 'they come by themselves',
    isLogged: 'no',
  },
  {
    id: 'E16',
    trigger: 'damages cannot be fetched',
    ...shown,
    texts: [texts.damages.failed],
    action: 'a button fetches anew',
  },
  {
    id: 'E17',
    trigger: 'login: expiredTransaction',
    ...loginError(login.errors.expiredTransaction),
  },
  { id: 'E18', trigger: 'login: certificateErr', ...loginError(login.errors.certificateErr) },
  {
    id: 'E19',
    trigger: 'login: userCancel, cancelled',
    ...loginError(login.errors.userCancel),
    // The customer chose this, so nothing has gone wrong.
    tone: 'info',
  },
  {
    id: 'E20',
    trigger: 'login: network; startFailed or time-out; anything else',
    ...shown,
    texts: [login.errors.network, login.errors.timeout, login.errors.unknown],
    action: 'the login can be begun anew',
  },
  {
    id: 'E21',
    trigger: 'the claims page cannot be reached',
    ...routeError(texts.pages.titles.claims, errors.unreachable, texts.pages.unreachable.claims),
  },
  {
    id: 'E22',
    trigger: 'case, documents, messages or damages cannot be reached',
    ...routeError(
      errors.unreachable,
      texts.pages.unreachable.case,
      texts.pages.unreachable.documents,
      texts.pages.unreachable.messages,
      texts.pages.unreachable.damages,
    ),
  },
  {
    id: 'E23',
    trigger: 'the register extract cannot be reached',
    ...routeError(texts.pages.unreachable.registerExtract),
  },
  {
    id: 'E24',
    trigger: 'anything that was not foreseen',
    texts: [errors.unexpected],
    tone: 'critical',
    action: `'${errors.contact}', '${errors.home}', or any other page`,
    isLogged: 'once',
  },
  {
    id: 'E25',
    trigger: 'a case cannot be fetched',
    ...shown,
    texts: [texts.case.failedTitle, texts.case.failedText],
    action: 'a button fetches anew',
  },
  {
    id: 'E26',
    trigger: 'an error body or a stack from the server',
    ...silent,
    action: 'is never shown: the page says what is missing',
  },
];
