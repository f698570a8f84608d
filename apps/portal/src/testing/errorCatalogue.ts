import { texts } from '../texts.ts';

/** One row of the error catalogue (rows E01–E26). */
interface CatalogueEntry {
  readonly id: `E${number}`;
  /** What the customer reads; empty when nothing shows. */
  readonly texts: readonly string[];
}

const { errors, documents, login, payment, debtCompilation, messages, pages, ui } = texts;

/** In the order of the requirements, which say what goes wrong. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  { id: 'E01', texts: [] },
  { id: 'E02', texts: [texts.overview.offline] },
  { id: 'E03', texts: [] },
  { id: 'E04', texts: [pages.titles.loggedOut] },
  { id: 'E05', texts: [] },
  { id: 'E06', texts: [errors.connection] },
  { id: 'E07', texts: [] },
  { id: 'E08', texts: [] },
  {
    id: 'E09',
    texts: [
      payment.notStarted.title,
      payment.notStarted.text,
      payment.notStarted.code,
      payment.notStarted.codeInEnglish,
    ],
  },
  {
    id: 'E10',
    texts: [debtCompilation.problems.failed.title, debtCompilation.problems.failed.text],
  },
  { id: 'E11', texts: [documents.failed.all, documents.failed.claims, documents.failed.extracts] },
  { id: 'E12', texts: [ui.replyFailed, ui.replyFailedAdvice] },
  { id: 'E13', texts: [messages.failed.title, messages.failed.text] },
  { id: 'E14', texts: [ui.attachedFilesFailed] },
  { id: 'E15', texts: [ui.attachedFilesAwaiting] },
  { id: 'E16', texts: [texts.damages.failed] },
  { id: 'E17', texts: [login.errors.expiredTransaction] },
  { id: 'E18', texts: [login.errors.certificateErr] },
  { id: 'E19', texts: [login.errors.userCancel] },
  { id: 'E20', texts: [login.errors.network, login.errors.timeout, login.errors.unknown] },
  { id: 'E21', texts: [pages.titles.claims, errors.unreachable, pages.unreachable.claims] },
  {
    id: 'E22',
    texts: [
      errors.unreachable,
      pages.unreachable.case,
      pages.unreachable.documents,
      pages.unreachable.messages,
      pages.unreachable.damages,
    ],
  },
  { id: 'E23', texts: [pages.unreachable.registerExtract] },
  { id: 'E24', texts: [errors.unexpected] },
  { id: 'E25', texts: [texts.case.failedTitle, texts.case.failedText] },
  { id: 'E26', texts: [] },
];
