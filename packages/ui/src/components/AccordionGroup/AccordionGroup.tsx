'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../Button/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './AccordionGroup.css.ts';

export interface AccordionGroupProps {
  /** Names the group for screen readers, so that its button makes sense when read alone. */
  readonly label: string;
  /** `Collapsible`s, or a `CaseProgress`. */
  readonly children: ReactNode;
}

/** Collapsible parts that belong together, with one button that opens or closes all of them. */
export function AccordionGroup({ label, children, ...given }: AccordionGroupProps): ReactNode {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [areAllOpen, setAreAllOpen] = useState(false);

  useEffect(() => {
    const group = ref.current;
    if (group === null) return undefined;
    const look = (): void => {
      const parts = partsOf(group);
      setAreAllOpen(parts.length > 0 && parts.every((part) => part.open));
    };
    look();
    // Toggle events do not bubble, so we listen in the capture phase.
    group.addEventListener('toggle', look, true);
    return () => {
      group.removeEventListener('toggle', look, true);
    };
    // Runs after every render, because parts may have been added or removed.
  });

  return (
    <div {...given} aria-label={label} className={styles.group} ref={ref} role="group">
      <div className={styles.control}>
        <Button
          onClick={() => {
            // The browser keeps the state of a `details` element, so we read and set it there.
            for (const part of ref.current === null ? [] : partsOf(ref.current))
              part.open = !areAllOpen;
          }}
          size="small"
          variant="secondary"
        >
          {areAllOpen ? texts.closeAll : texts.openAll}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** The parts of the group, without the parts inside them. */
function partsOf(group: HTMLElement): readonly HTMLDetailsElement[] {
  return [...group.querySelectorAll('details')].filter((part) => {
    const outer = part.parentElement?.closest('details') ?? null;
    return !group.contains(outer);
  });
}
