import type { ReactNode, RefObject } from 'react';

import { durations } from '../../theme/tokens.ts';
import { createLazyPart } from './lazyPart.ts';
import { LazyDialog } from './LazyDialog.tsx';

export interface DialogProps {
  /** Whether the dialog shows. */
  readonly isOpen: boolean;
  /** Called when the reader closes it: by the close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** Names the dialog. Stays in sight while long content scrolls. */
  readonly title: string;
  /** What the dialog says. */
  readonly children: ReactNode;
  /**
   * The content is a sentence or two, and is read when the dialog opens, whatever takes focus in it.
   * @default false
   */
  readonly isBrief?: boolean | undefined;
  /** Buttons at the end, the main one first. */
  readonly actions?: ReactNode;
  /**
   * Greatest width.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'large' | undefined;
  /** Language of title and content when it differs from the page's. */
  readonly lang?: string | undefined;
  /**
   * Takes focus when the dialog opens, also over another dialog: the choice that a quick press should meet.
   * @default the close button
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Takes focus after closing when what opened the dialog has left the page.
   * @default the page's `main`
   */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

const dialogLayer = createLazyPart(async () => {
  const { DialogLayer } = await import('./DialogLayer.tsx');
  return DialogLayer;
}, durations.patience);

/**
 * Asks or tells something that must be dealt with before the page. Holds focus while it is open and gives it back to
 * where it came from.
 */
export function Dialog(props: DialogProps): ReactNode {
  return <LazyDialog {...props} layer={dialogLayer} />;
}
