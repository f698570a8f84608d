import { Button } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

/** Prints the page, which on paper is its content alone (row Z05). */
export function PrintButton() {
  return (
    <Button
      onClick={() => {
        window.print();
      }}
      size="small"
      variant="secondary"
    >
      {texts.print.button}
    </Button>
  );
}
