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
  /** Label of the mobile menu's button while the menu is closed, and while it is open. */
  readonly openMenu: string;
  readonly closeMenu: string;
  /** Said for a step of a stepper, before its label: `{number}`, `{total}`. */
  readonly step: string;
  readonly stepDone: string;
  readonly stepCurrent: string;
  /** Said before the text of a notice or an error, so that its tone does not rest on colour and icon. */
  readonly toneInfo: string;
  readonly tonePositive: string;
  readonly toneWarning: string;
  readonly toneCritical: string;
}
