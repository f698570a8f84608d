import { useInsertionEffect } from 'react';

/**
 * Stands beside a story. Storybook hides one that takes more than 0.1 s to load until its layout effects have run: they
 * would measure nothing, and a table would play as cards.
 */
export function ShownWhileDrawn(): null {
  useInsertionEffect(() => {
    document.body.classList.add('sb-show-main');
  }, []);
  return null;
}
