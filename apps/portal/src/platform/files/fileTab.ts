/** Where a file shows once the server is known to have it. */
export interface FileTab {
  /** Opens the file's own address, so that it outlives this page and is saved under the server's name (row Z38). */
  readonly show: (url: string) => void;
  /** There is no file. */
  readonly giveUp: () => void;
}

interface FileTabOptions {
  readonly isNewTab: boolean;
  /** Shown in the new tab until the file has come. */
  readonly waitingText: string;
}

/**
 * Makes room for a file (row K14). Call it inside the click: a tab that is opened later, when the file has come, is
 * taken for advertising and blocked. Where no tab can be opened, the file shows in this one.
 */
export function openFileTab({ isNewTab, waitingText }: FileTabOptions): FileTab {
  const tab = isNewTab ? globalThis.open('', '_blank') : null;
  if (tab === null) {
    return { show: (url) => location.assign(url), giveUp: () => undefined };
  }
  const { document: waiting } = tab;
  waiting.title = waitingText;
  waiting.documentElement.lang = document.documentElement.lang;
  waiting.body.textContent = waitingText;
  return {
    show: (url) => {
      // A closed tab needs no file any more. Replaced, so that Back does not lead to the waiting page.
      if (!tab.closed) tab.location.replace(url);
    },
    giveUp: () => tab.close(),
  };
}
