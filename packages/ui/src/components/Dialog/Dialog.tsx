import type { ReactNode, RefObject } from 'react';

import { durations } from '../../theme/tokens.ts';
import { createLazyPart } from './lazyPart.ts';
import { LazyDialog } from './LazyDialog.tsx';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Called when the user closes it: with the close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** The title, which names the dialog. It stays visible while long content scrolls. */
  readonly title: string;
  /** The content. */
  readonly children: ReactNode;
  /**
   * The content is a sentence or two. It is read when the dialog opens, whichever element takes focus.
   * @default false
   */
  readonly isBrief?: boolean | undefined;
  /** Buttons at the end, the main action first. */
  readonly actions?: ReactNode;
  /**
   * Maximum width.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'large' | undefined;
  /** Language of the title and the content, when it differs from the page's. */
  readonly lang?: string | undefined;
  /**
   * The element that takes focus when the dialog opens, also above another dialog. Choose the action that is safe to
   * press by accident.
   * @default the close button
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element that takes focus after closing if the button that opened the dialog is gone from the page.
   * @default the page's `main`
   */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

const dialogLayer = createLazyPart(async () => {
  const { DialogLayer } = await import('./DialogLayer.tsx');
  return DialogLayer;
}, durations.patience);

/**
 * A question or message that the user must deal with before continuing. It holds focus while open and gives it back to
 * the opener on close.
 */
export function Dialog(props: DialogProps): ReactNode {
  return <LazyDialog {...props} layer={dialogLayer} />;
}
