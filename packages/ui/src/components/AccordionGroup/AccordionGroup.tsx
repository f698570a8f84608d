import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../Button/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './AccordionGroup.css.ts';

export interface AccordionGroupProps {
  /** Names the group for screen readers, so that its button is understood alone. */
  readonly label: string;
  /** `Collapsible`s, or a `CaseProgress`. */
  readonly children: ReactNode;
}

/** Folded parts that belong together, with one button that opens or closes all of them. */
export function AccordionGroup({ label, children }: AccordionGroupProps): ReactNode {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [areAllOpen, setAreAllOpen] = useState(false);

  useEffect(() => {
    const group = ref.current;
    if (group === null) return undefined;
    const look = (): void => {
      const parts = [...group.querySelectorAll('details')];
      setAreAllOpen(parts.length > 0 && parts.every((part) => part.open));
    };
    look();
    // Toggle events do not bubble, but they pass their ancestors on the way down.
    group.addEventListener('toggle', look, true);
    return () => {
      group.removeEventListener('toggle', look, true);
    };
    // After each drawing, since parts may have come or gone.
  });

  return (
    <div aria-label={label} className={styles.group} ref={ref} role="group">
      <div className={styles.control}>
        <Button
          onClick={() => {
            // The parts are the browser's own, so their state is read and set where it is kept.
            for (const part of ref.current?.querySelectorAll('details') ?? [])
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
