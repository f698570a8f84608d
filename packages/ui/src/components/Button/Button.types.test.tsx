import { it } from 'vitest';

import { Button } from './index.ts';

const nothing = (): void => undefined;

it('cannot be disabled without a reason, nor have no action', () => {
  const buttons = [
    <Button key="1" onClick={nothing} unavailableReason="En betalning pågår.">
      Betala
    </Button>,
    // @ts-expect-error -- disabled without a reason
    <Button disabled key="2" onClick={nothing}>
      Betala
    </Button>,
    // @ts-expect-error -- a button without an action
    <Button key="3">Betala</Button>,
    // @ts-expect-error -- a loading text without a pending state
    <Button key="4" onClick={nothing} pendingLabel="Startar">
      Betala
    </Button>,
    // @ts-expect-error -- a custom style
    <Button className="own" key="5" onClick={nothing}>
      Betala
    </Button>,
  ];
  void buttons;
});
