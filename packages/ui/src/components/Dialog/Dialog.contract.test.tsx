import { type ReactNode, useState } from 'react';

import { dialogContract } from '../../testing/contracts/dialogContract.tsx';
import { Button } from '../Button/index.ts';
import { Dialog, PhasedDialog } from './index.ts';

interface Controls {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function Page({ children }: { readonly children: (controls: Controls) => ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Öppna
      </Button>
      {children({ open, onOpenChange: setOpen })}
      <a href="/krav">Efter</a>
    </main>
  );
}

const subject = { opener: 'Öppna', dialog: 'Beställ', isModal: true } as const;

dialogContract('Dialog', {
  ...subject,
  page: (
    <Page>
      {(controls) => (
        <Dialog
          {...controls}
          actions={<Button onClick={() => undefined}>Beställ nu</Button>}
          title="Beställ"
        >
          Text
        </Dialog>
      )}
    </Page>
  ),
});

dialogContract('PhasedDialog', {
  ...subject,
  page: (
    <Page>
      {(controls) => (
        <PhasedDialog
          {...controls}
          onConfirm={() => undefined}
          phase={{ name: 'confirm', content: 'Text', confirmLabel: 'Ja', cancelLabel: 'Nej' }}
          title="Beställ"
        />
      )}
    </Page>
  ),
});

dialogContract('PhasedDialog with its result', {
  ...subject,
  page: (
    <Page>
      {(controls) => (
        <PhasedDialog
          {...controls}
          onConfirm={() => undefined}
          phase={{ name: 'error', heading: 'Tekniskt fel', retryLabel: 'Försök igen' }}
          title="Beställ"
        />
      )}
    </Page>
  ),
});

dialogContract('PhasedDialog with nothing to press but its close button', {
  ...subject,
  page: (
    <Page>
      {(controls) => (
        <PhasedDialog
          {...controls}
          onConfirm={() => undefined}
          phase={{ name: 'loading', label: 'Beställer' }}
          title="Beställ"
        />
      )}
    </Page>
  ),
});
