import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { type Claim, claimsOf, claimsOfMake } from './claims.ts';
import { LibraryList } from './LibraryList.tsx';
import { NativeList } from './NativeList.tsx';

export interface ListProps {
  readonly claims: readonly Claim[];
  readonly isDialogOpen: boolean;
  readonly onDialogClose: () => void;
}

/** The side that draws the list. */
export type Side = 'library' | 'native';

/** The user's actions on the list: each is a press of a button on the page. */
export type Action = 'sortUp' | 'sortDown' | 'filter' | 'clear' | 'openDialog' | 'closeDialog';

/** The functions that the benchmark calls in the page. Each step ends with the frame that shows it. */
export interface Bench {
  mount: (side: Side, count: number) => Promise<void>;
  act: (action: Action) => Promise<void>;
  /** Finishes work that earlier steps have left, so that the next one does not pay for it. */
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

const lists: Readonly<Record<Side, (props: ListProps) => ReactNode>> = {
  library: LibraryList,
  native: NativeList,
};

function Page({ side, allClaims }: { readonly side: Side; readonly allClaims: readonly Claim[] }) {
  const [make, setMake] = useState('');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const claims = useMemo(() => claimsOfMake(allClaims, make), [allClaims, make]);
  const List = lists[side];
  const actions: Readonly<Record<string, () => void>> = {
    filter: () => {
      setMake('Volvo');
    },
    clear: () => {
      setMake('');
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

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the list.');
let root: Root | undefined;
let allClaims: readonly Claim[] = [];

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
    ? [...document.querySelectorAll('button')].find((one) => one.textContent === 'Fordon')
    : document.querySelector(`[data-action="${action}"]`);
  if (button instanceof HTMLElement) return button;
  throw new Error(`No button for ${action}.`);
}

const rows = (): NodeListOf<Element> =>
  document.querySelectorAll('tbody tr, [role="rowgroup"] + [role="rowgroup"] > [role="row"]');
const rowCount = (): number => rows().length;
const firstRow = (): Element | undefined => rows()[0];
/** The library shows the first rows early; we compare the time to draw all of them. */
const isSorted = (before: Element | undefined): boolean =>
  firstRow() !== before && rowCount() === allClaims.length;
const hasDialog = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

window.bench = {
  mount: (side, count) => {
    allClaims = claimsOf(count);
    const page = createRoot(place);
    root = page;
    const draw = (): void => {
      page.render(
        <UiProvider locale="sv" texts={sv.ui}>
          <Page allClaims={allClaims} side={side} />
        </UiProvider>,
      );
    };
    flushSync(draw);
    return until(() => rowCount() === count);
  },
  act: (action) => {
    const button = buttonFor(action);
    const before = firstRow();
    const isDone: Readonly<Record<Action, () => boolean>> = {
      sortUp: () => isSorted(before),
      sortDown: () => isSorted(before),
      filter: () => rowCount() < allClaims.length / 4,
      clear: () => rowCount() === allClaims.length,
      openDialog: () => hasDialog(),
      closeDialog: () => !hasDialog(),
    };
    button.click();
    return until(isDone[action]);
  },
  settle: async () => {
    await nextFrame();
    globalThis.gc?.();
    await nextFrame();
  },
  unmount: () => {
    root?.unmount();
  },
  countElements: () => place.querySelectorAll('*').length,
  usedBytes: async () => (await performance.measureUserAgentSpecificMemory()).bytes,
};
