import { Button } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

/** Prints the page; only its content comes on paper (row Z05). */
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
