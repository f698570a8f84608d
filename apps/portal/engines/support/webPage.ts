/** What the journeys need of a page, in whatever way an engine is driven. */
export type WebPage = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The value of an expression in the document, or in the frame that was entered. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** From now on everything happens in the frame, or in the document again. */
  readonly enterFrame: (selector: string | null) => Promise<void>;
  /** Presses the middle of the element with the pointer. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the element as with a keyboard. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** Puts files into the only field for files. */
  readonly choose: (files: readonly string[]) => Promise<void>;
  /** The addresses of all tabs. */
  readonly tabs: () => Promise<readonly string[]>;
  /** Prints to a PDF. */
  readonly print: () => Promise<Buffer>;
  /** What the browser complained about: errors of scripts, violations of the policy, failed loads. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

/** What the person has chosen in the system: a dark look, or a few colours of her own. */
export type Look = 'ordinary' | 'dark' | 'forcedColors';

export type Engine = {
  readonly openPage: () => Promise<WebPage>;
  readonly close: () => Promise<void>;
};
