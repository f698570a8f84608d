import { it } from 'vitest';

import { Button } from './index.ts';

const nothing = (): void => undefined;

it('cannot be switched off without a reason, nor do nothing', () => {
  const buttons = [
    <Button key="1" onClick={nothing} unavailableReason="En betalning pågår.">
      Betala
    </Button>,
    // @ts-expect-error -- switched off without a reason
    <Button disabled key="2" onClick={nothing}>
      Betala
    </Button>,
    // @ts-expect-error -- a button that does nothing
    <Button key="3">Betala</Button>,
    // @ts-expect-error -- words for a wait that cannot begin
    <Button key="4" onClick={nothing} pendingLabel="Startar">
      Betala
    </Button>,
    // @ts-expect-error -- a look of its own
    <Button className="own" key="5" onClick={nothing}>
      Betala
    </Button>,
  ];
  void buttons;
});
