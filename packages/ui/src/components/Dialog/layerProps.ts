import type { ReactNode, RefObject } from 'react';

/** What a dialog passes on to the box that shows it. */
export interface LayerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly isBrief?: boolean | undefined;
  readonly size: 'medium' | 'large';
  readonly lang: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when the box has gone: focus is nowhere then. */
  readonly giveFocusBack: () => void;
}
