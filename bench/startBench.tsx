import { type ComponentType, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { type Claim, claimsOf, claimsThatStartWith } from './claims.ts';

export interface ListProps {
  readonly claims: readonly Claim[];
  readonly isDialogOpen: boolean;
  readonly onDialogClose: () => void;
}

/** The user's actions on the list: each is a press of a button on the page. */
type Action = 'sortUp' | 'sortDown' | 'filter' | 'clear' | 'openDialog' | 'closeDialog';

/** The functions that the benchmark calls in the page. Each step ends with the frame that shows it. */
interface Bench {
  mount: (count: number) => Promise<void>;
  act: (action: Action) => Promise<void>;
  /** The middle of the button that opens the dialog, in pixels of the window. */
  dialogButton: () => { readonly x: number; readonly y: number };
  untilDialog: () => Promise<void>;
  /** Finishes pending work of earlier steps, so that it is not measured with the next one. */
  settle: () => Promise<void>;
  unmount: () => void;
  countElements: () => number;
  /** The page's memory use. */
  usedBytes: () => Promise<number>;
}

declare global {
  interface Window {
    bench: Bench;
    gc?: () => void;
  }
  interface Performance {
    /** Only Chromium has it, on isolated pages. */
    measureUserAgentSpecificMemory: () => Promise<{ readonly bytes: number }>;
  }
}

interface PageProps {
  readonly List: ComponentType<ListProps>;
  readonly allClaims: readonly Claim[];
}

function Page({ List, allClaims }: PageProps) {
  const [start, setStart] = useState('');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const claims = useMemo(() => claimsThatStartWith(allClaims, start), [allClaims, start]);
  const actions: Readonly<Record<string, () => void>> = {
    filter: () => {
      setStart('B');
    },
    clear: () => {
      setStart('');
    },
    openDialog: () => {
      setIsDialogOpen(true);
    },
    closeDialog: () => {
      setIsDialogOpen(false);
    },
  };
  return (
    <main>
      {Object.entries(actions).map(([name, onClick]) => (
        <button data-action={name} key={name} onClick={onClick} type="button">
          {name}
        </button>
      ))}
      <List
        claims={claims}
        isDialogOpen={isDialogOpen}
        onDialogClose={() => {
          setIsDialogOpen(false);
        }}
      />
    </main>
  );
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Called when the frame has been laid out and painted.
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

async function until(isDone: () => boolean): Promise<void> {
  do {
    await nextFrame();
  } while (!isDone());
}

function buttonFor(action: Action): HTMLElement {
  const isSort = action === 'sortUp' || action === 'sortDown';
  const button = isSort
    ? [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Fordon')
    : document.querySelector(`[data-action="${action}"]`);
  if (button instanceof HTMLElement) return button;
  throw new Error(`No button for ${action}.`);
}

/** Also of libraries that draw a table without table elements. */
const rows = (): NodeListOf<Element> =>
  document.querySelectorAll('tbody tr, [role="rowgroup"] + [role="rowgroup"] > [role="row"]');
const rowCount = (): number => rows().length;
const dialog = (): Element | null => document.querySelector('dialog[open], [role="dialog"]');
const hasDialog = (): boolean => dialog() !== null;
/** One that is gone for the eye may stay a while for screen readers. */
const showsDialog = (): boolean => dialog()?.checkVisibility({ opacityProperty: true }) ?? false;

/** Offers the functions of `Bench` for a list. */
export function startBench(List: ComponentType<ListProps>): void {
  const place = document.querySelector('#root');
  if (place === null) throw new Error('The page has no place for the list.');
  let root: Root | undefined;
  let allClaims: readonly Claim[] = [];

  window.bench = {
    mount: (count) => {
      allClaims = claimsOf(count);
      const page = createRoot(place);
      root = page;
      flushSync(() => {
        page.render(<Page allClaims={allClaims} List={List} />);
      });
      return until(() => rowCount() === count);
    },
    act: (action) => {
      const [before] = rows();
      const isSorted = (): boolean => rows()[0] !== before && rowCount() === allClaims.length;
      const isDone: Readonly<Record<Action, () => boolean>> = {
        sortUp: isSorted,
        sortDown: isSorted,
        filter: () => rowCount() < allClaims.length / 4,
        clear: () => rowCount() === allClaims.length,
        openDialog: hasDialog,
        closeDialog: () => !showsDialog(),
      };
      buttonFor(action).click();
      return until(isDone[action]);
    },
    dialogButton: () => {
      const { left, top, width, height } = buttonFor('openDialog').getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    untilDialog: () => until(hasDialog),
    settle: async () => {
      await until(() => hasDialog() === showsDialog());
      globalThis.gc?.();
      await nextFrame();
    },
    unmount: () => {
      root?.unmount();
    },
    countElements: () => place.querySelectorAll('*').length,
    usedBytes: async () => (await performance.measureUserAgentSpecificMemory()).bytes,
  };
}
