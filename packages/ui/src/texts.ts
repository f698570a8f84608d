/**
 * All texts that components need themselves. The library has none of its own: the application passes them once to
 * `UiProvider`. `{name}` is a placeholder for a value.
 */
export interface UiTexts {
  /** Read after the label of a link that opens in a new tab. */
  readonly opensInNewTab: string;
  /** Name of the button that closes a dialog or a popover. */
  readonly close: string;
  /** Announced, and shown next to the spinner, while something loads. */
  readonly loading: string;
  /** Announced after a slow load. */
  readonly loaded: string;
  /** Hint of a field for an e-mail address: what one looks like. */
  readonly emailExample: string;
  /** Name of an info button: `{term}` is what it explains. */
  readonly moreInformationAbout: string;
  /** Announced after a table has been sorted: `{column}`, and `{direction}` in one of the words below. */
  readonly sortedBy: string;
  /** What comes first in a sorted column of text, amounts or dates, in the sort field and in the announcement. */
  readonly sortTextAscending: string;
  readonly sortTextDescending: string;
  readonly sortNumberAscending: string;
  readonly sortNumberDescending: string;
  readonly sortDateAscending: string;
  readonly sortDateDescending: string;
  /** Label of the field that sorts a table in narrow windows. */
  readonly sortBy: string;
  /** First option of that field: the original order. */
  readonly sortOriginalOrder: string;
  /** Below a table, and announced when it changes: `{visible}`, `{total}`. */
  readonly showingOf: string;
  readonly showMore: string;
  readonly showAll: string;
  /**
   * Button that opens and closes the filter fields of a list, and the text read after it while filters are in use:
   * `{count}`.
   */
  readonly filter: string;
  readonly filtersInUse: string;
  /** Above a filtered list, and announced when it changes: `{hits}`, `{total}`. */
  readonly filterHits: string;
  /** The same while no filter is in use: `{total}`. */
  readonly filterTotal: string;
  /** Button that empties every filter of a list. */
  readonly clearFilters: string;
  /** Label of the mobile menu's button while the menu is closed, and while it is open. */
  readonly openMenu: string;
  readonly closeMenu: string;
  /** Read before the label of a step: `{number}`, `{total}`. */
  readonly step: string;
  readonly stepDone: string;
  readonly stepCurrent: string;
  readonly stepFailed: string;
  /** Button of a group of collapsible parts, while one of them is closed and while all are open. */
  readonly openAll: string;
  readonly closeAll: string;
  /** Shown below a button and announced once when its action has run for 8 seconds. */
  readonly takesLonger: string;
  /**
   * The same for what loads without a button: shown by a loader, a loading area and a dialog.
   * @default `takesLonger`
   */
  readonly loadsLonger?: string | undefined;
  /** The visible label of a copy button; the name of the number follows for screen readers. */
  readonly copy: string;
  /** Shown in place of `copy` for two seconds after copying. */
  readonly copied: string;
  /** Shown and announced when the browser refuses to copy; the number is selected instead. */
  readonly copyFailed: string;
  /** The value of an unknown fact in a list. */
  readonly noValue: string;
  /** Read before the text of a notice or an error, so that its tone does not rely on colour and icon. */
  readonly toneInfo: string;
  readonly tonePositive: string;
  readonly toneWarning: string;
  readonly toneCritical: string;
  /** The rules of a file picker: `{types}`, `{count}`, `{size}`. */
  readonly filesHint: string;
  /** How many files are chosen: `{count}`, `{limit}`; and their total size: `{size}`, `{limit}`. */
  readonly filesCounted: string;
  readonly filesSize: string;
  /** Announced when files have been added: one file, and several, `{count}`. */
  readonly fileAdded: string;
  readonly filesAdded: string;
  /** On the button that removes a chosen file or a filter, before its name. Announced after a file has gone: `{file}`. */
  readonly removeFile: string;
  readonly fileRemoved: string;
  /** Why files were refused, before their names. */
  readonly fileTypeRefused: string;
  readonly fileEmpty: string;
  /** `{files}` are the names of the only files that are accepted. */
  readonly fileNameUnexpected: string;
  /** `{limit}` characters. */
  readonly fileNameTooLong: string;
  readonly fileNameForbidden: string;
  /** `{characters}` by their codes, such as `U+202E`. */
  readonly fileNameInvisible: string;
  /** `{limit}` with its unit. */
  readonly filesTooLarge: string;
  /** `{limit}` files. */
  readonly filesTooMany: string;
  /** On the button that continues without the refused file, or files. */
  readonly continueWithoutFile: string;
  readonly continueWithoutFiles: string;
  /** Shown instead of a file picker while files cannot be attached. */
  readonly filesOff: string;
  /** Label of the progress bar while files are sent, and of the button that stops the sending. */
  readonly sendingFiles: string;
  readonly cancelSending: string;
  /** Read before a file's name on the link that downloads it. */
  readonly downloadFile: string;
  /** Shown after a file's name, and announced, while it is loading; and when loading failed. */
  readonly fetchingFile: string;
  readonly fileFailed: string;
  /** After the name of a file that is being checked for viruses, and of one that has been removed. */
  readonly fileAwaiting: string;
  readonly fileTakenAway: string;
  /** Names a message's list of files. */
  readonly attachedFiles: string;
  /** When a message's files could not be listed; and when some of them are not listed yet. */
  readonly attachedFilesFailed: string;
  readonly attachedFilesAwaiting: string;
  /** Button that tries to load again: the rows of a table, the files of a message. */
  readonly tryAgain: string;
  /** Announced when the user has chosen a tab: its label, `{tab}`. */
  readonly tabShown: string;
  /** Marks a conversation with something unread. */
  readonly unread: string;
  /** Announced when a message arrives in an open conversation: `{sender}`, `{subject}`. */
  readonly newMessage: string;
  /** On the button that shows the folded messages of a conversation. */
  readonly earlierMessages: string;
  /** On the button that adds files to a reply. */
  readonly attachFiles: string;
  /** Label of the reply field; label of its button; announced while the reply is being sent. */
  readonly reply: string;
  readonly sendReply: string;
  readonly sendingReply: string;
  /** Why a reply cannot be sent: its text is empty; something above is invalid. */
  readonly replyMissing: string;
  readonly replyFaulty: string;
  /** After a reply: it was sent, it failed (what happened, then what to do), or the customer stopped it. */
  readonly replySent: string;
  readonly replyFailed: string;
  readonly replyFailedAdvice: string;
  readonly replyCancelled: string;
  /** Below a field with a limit: `{count}` characters of `{limit}`. */
  readonly charactersUsed: string;
  /** Read with such a field: the `{limit}`. */
  readonly charactersLimit: string;
  /** Announced when only a few more characters fit: `{count}`. */
  readonly charactersLeft: string;
  /** Shown instead of the counter, and announced, when a text is too long: by `{count}` characters. */
  readonly charactersOver: string;
  /** In a closed multi-select, before the names of the choices: one choice, and several, `{count}`. */
  readonly chosenOne: string;
  readonly chosenMany: string;
  /** On the button that removes every choice. */
  readonly clearChoices: string;
  /** Labels of the two dates of a span. */
  readonly dateFrom: string;
  readonly dateTo: string;
  /** The dates that a field accepts, after its hint: `{min}`, `{max}`. */
  readonly dateHintBetween: string;
  readonly dateHintMin: string;
  readonly dateHintMax: string;
  /** The error for a date outside them: `{min}`, `{max}`. */
  readonly dateNotBetween: string;
  readonly dateTooEarly: string;
  readonly dateTooLate: string;
  /** The error for a text that is not a date. */
  readonly dateUnreadable: string;
  /** Heading of an error summary: for one error, and for several, `{count}`. */
  readonly errorSummaryOne: string;
  readonly errorSummaryMany: string;
  /** The state of a switch, shown after its label. */
  readonly switchOn: string;
  readonly switchOff: string;
  /** Button of a password field, while the password is hidden and while it is shown. */
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Announced after that button has been pressed. */
  readonly passwordShown: string;
  readonly passwordHidden: string;
  /** Errors of a number field: `{example}`, `{min}`, `{max}`. */
  readonly numberUnreadable: string;
  readonly numberTooManyDecimals: string;
  readonly numberTooLow: string;
  readonly numberTooHigh: string;
}
