/** Where a file shows once it has come. */
export interface FileTab {
  readonly show: (blob: Blob) => void;
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
    return { show: (blob) => location.assign(URL.createObjectURL(blob)), giveUp: () => undefined };
  }
  const { document: waiting } = tab;
  waiting.title = waitingText;
  waiting.documentElement.lang = document.documentElement.lang;
  waiting.body.textContent = waitingText;
  return {
    show: (blob) => {
      // A closed tab needs no file any more. The address lives as long as this page: the browser
      // asks for it again when the file is saved from the tab.
      if (!tab.closed) tab.location.replace(URL.createObjectURL(blob));
    },
    giveUp: () => tab.close(),
  };
}
