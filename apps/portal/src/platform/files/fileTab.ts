/** The tab in which a file will show. Its fetch may still fail. */
export interface FileTab {
  /**
   * Goes to the file's own address: the file stays open when this page closes, and is saved under the server's name
   * (row Z38).
   */
  readonly show: (url: string) => void;
  /** Closes the tab, since the fetch failed. */
  readonly giveUp: () => void;
}

interface FileTabOptions {
  readonly isNewTab: boolean;
  /** Shown in the new tab until the file has loaded. */
  readonly waitingText: string;
}

/**
 * Opens a tab for a file (row K14). Call it inside the click handler: browsers block a tab that is opened later. If
 * no tab can be opened, the file shows in this one.
 */
export function openFileTab({ isNewTab, waitingText }: FileTabOptions): FileTab {
  const tab = isNewTab ? globalThis.open('', '_blank') : null;
  if (tab === null) {
    const { pathname } = location;
    return {
      show: (url) => {
        // A customer who has gone on to another page stays there.
        if (location.pathname === pathname) location.assign(url);
      },
      giveUp: () => undefined,
    };
  }
  const { document: waiting } = tab;
  waiting.title = waitingText;
  waiting.documentElement.lang = document.documentElement.lang;
  waiting.body.textContent = waitingText;
  return {
    show: (url) => {
      // The customer may have closed the tab. `replace` keeps the waiting page out of the tab's history.
      if (!tab.closed) tab.location.replace(url);
    },
    giveUp: () => tab.close(),
  };
}
