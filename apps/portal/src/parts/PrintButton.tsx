import { Button, PrintIcon } from '@mina-sidor/ui';

import { texts } from '../texts.ts';

interface PrintButtonProps {
  /** @default 'Skriv ut' */
  readonly label?: string;
  /** The page's main action. */
  readonly isMain?: boolean;
}

/** Prints the page; only its content comes on paper (row Z05). */
export function PrintButton({ label = texts.print.button, isMain = false }: PrintButtonProps) {
  return (
    <Button
      onClick={() => {
        window.print();
      }}
      size={isMain ? 'medium' : 'small'}
      variant="secondary"
    >
      {label}
      {'\u00A0\u00A0'}
      <PrintIcon size="small" />
    </Button>
  );
}
