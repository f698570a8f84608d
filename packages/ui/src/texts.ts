/**
 * The words that components say by themselves. The library holds none: the consumer gives them once, through
 * `UiProvider`. `{name}` marks where a component puts a value.
 */
export interface UiTexts {
  /** Said after the text of a link that opens in a new tab. */
  readonly opensInNewTab: string;
  /** Name of the button that closes a dialog or a popover. */
  readonly close: string;
  /** Said, and shown beside the moving mark, while something loads. */
  readonly loading: string;
  /** Name of an info button, with what it explains: `{term}`. */
  readonly moreInformationAbout: string;
  /** Said after a table has been sorted: `{column}`, `{direction}`. */
  readonly sortedBy: string;
  readonly ascending: string;
  readonly descending: string;
  /** Label of the field that sorts a table on narrow windows. */
  readonly sortBy: string;
  /** First choice of that field: the order the list came in. */
  readonly sortOriginalOrder: string;
  /** Under a table, and announced when it changes: `{visible}`, `{total}`. */
  readonly showingOf: string;
  readonly showMore: string;
  readonly showAll: string;
  /** Button that opens and closes the fields that filter a list, and said beside it while any is in use: `{count}`. */
  readonly filter: string;
  readonly filtersInUse: string;
  /** Button that empties every filter of a list. */
  readonly clearFilters: string;
  /** Label of the mobile menu's button while the menu is closed, and while it is open. */
  readonly openMenu: string;
  readonly closeMenu: string;
  /** Said for a step of a stepper, before its label: `{number}`, `{total}`. */
  readonly step: string;
  readonly stepDone: string;
  readonly stepCurrent: string;
  readonly stepFailed: string;
  /** Button of a group of folded parts, while one of them is closed and while all are open. */
  readonly openAll: string;
  readonly closeAll: string;
  /** Shown and said when the browser does not let a button copy; the number is selected then. */
  readonly copyFailed: string;
  /** Stands in a list of facts for a value that is not known. */
  readonly noValue: string;
  /** Said before the text of a notice or an error, so that its tone does not rest on colour and icon. */
  readonly toneInfo: string;
  readonly tonePositive: string;
  readonly toneWarning: string;
  readonly toneCritical: string;
  /** What a file picker takes: `{types}`, `{count}`, `{size}`. */
  readonly filesHint: string;
  /** How many files are chosen: `{count}`, `{limit}`; and how much they are together: `{size}`, `{limit}`. */
  readonly filesCounted: string;
  readonly filesSize: string;
  /** Announced after a choice of files: for one, and for several, `{count}`. */
  readonly fileAdded: string;
  readonly filesAdded: string;
  /** On the button that takes a chosen file away; the file's name follows. Announced after it: `{file}`. */
  readonly removeFile: string;
  readonly fileRemoved: string;
  /** Why files were not taken. The files' names follow. Rows A02 to A07. */
  readonly fileTypeRefused: string;
  readonly fileEmpty: string;
  /** `{limit}` characters. */
  readonly fileNameTooLong: string;
  readonly fileNameForbidden: string;
  /** `{limit}` with its unit. */
  readonly filesTooLarge: string;
  /** `{limit}` files. */
  readonly filesTooMany: string;
  /** On the button that goes on without the file, or the files, that were not taken. */
  readonly continueWithoutFile: string;
  readonly continueWithoutFiles: string;
  /** In place of a file picker while files cannot be attached. */
  readonly filesOff: string;
  /** Names the bar that shows how much of the files is sent; the button beside it stops the sending. */
  readonly sendingFiles: string;
  readonly cancelSending: string;
  /** Read before a file's name on the link that fetches it. */
  readonly downloadFile: string;
  /** Shown after a file's name, and announced, while it is fetched; and when that failed. */
  readonly fetchingFile: string;
  readonly fileFailed: string;
  /** After the name of a file that is still checked for viruses, and of one that has been taken away. */
  readonly fileAwaiting: string;
  readonly fileTakenAway: string;
  /** Names a message's list of files. */
  readonly attachedFiles: string;
  /** When a message's files could not be listed; and when some of them are not there yet. */
  readonly attachedFilesFailed: string;
  readonly attachedFilesAwaiting: string;
  /** Button that fetches again what could not be fetched: the rows of a table, the files of a message. */
  readonly tryAgain: string;
  /** Marks a conversation that holds something new. */
  readonly unread: string;
  /** Announced when a message comes into an open conversation: `{sender}`. */
  readonly newMessage: string;
  /** On the button that adds files to a reply. */
  readonly attachFiles: string;
  /** Names the field for a reply; on its button; announced while it is being sent. */
  readonly reply: string;
  readonly sendReply: string;
  readonly sendingReply: string;
  /** Why a reply cannot be sent yet: nothing is written; something is wrong above. */
  readonly replyMissing: string;
  readonly replyFaulty: string;
  /** After a reply: it is sent, it failed (what happened, then what to do), or the customer stopped it. */
  readonly replySent: string;
  readonly replyFailed: string;
  readonly replyFailedAdvice: string;
  readonly replyCancelled: string;
  /** Under a field with a limit: `{count}` characters of `{limit}`. */
  readonly charactersUsed: string;
  /** Announced when there is room for few characters more: `{count}`. */
  readonly charactersLeft: string;
  /** In place of the number used, and announced, when a text is longer than the limit: by `{count}`. */
  readonly charactersOver: string;
  /** On a closed field of several choices, before their names: for one, and for several, `{count}`. */
  readonly chosenOne: string;
  readonly chosenMany: string;
  /** On the button that takes every choice away. */
  readonly clearChoices: string;
  /** Labels of the two dates of a span. */
  readonly dateFrom: string;
  readonly dateTo: string;
  /** Which dates a field takes, after its hint: `{min}`, `{max}`. */
  readonly dateHintBetween: string;
  readonly dateHintMin: string;
  readonly dateHintMax: string;
  /** What is wrong with a date outside them: `{min}`, `{max}`. */
  readonly dateNotBetween: string;
  readonly dateTooEarly: string;
  readonly dateTooLate: string;
  /** What is wrong with what is no date. */
  readonly dateUnreadable: string;
  /** Heading of the list of what is wrong in a form: for one error, and for several, `{count}`. */
  readonly errorSummaryOne: string;
  readonly errorSummaryMany: string;
}
