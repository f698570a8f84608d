import { expect, it } from 'vitest';

import { Notice } from './index.ts';

it('rejects a notice that would be read twice, and a closing button without a name', () => {
  const elements = [
    <Notice key="1" takesFocus title="Sparat" tone="positive" />,
    <Notice announcement="status" key="2" title="Sparat" tone="positive" />,
    // @ts-expect-error -- a notice that takes focus is not announced as well
    <Notice announcement="status" key="3" takesFocus title="Sparat" tone="positive" />,
    <Notice closeLabel="Stäng" key="4" onClose={() => undefined} title="Nytt" tone="info" />,
    // @ts-expect-error -- the closing button needs a name
    <Notice key="5" onClose={() => undefined} title="Nytt" tone="info" />,
    // @ts-expect-error -- a button name without a close handler
    <Notice closeLabel="Stäng" key="6" title="Nytt" tone="info" />,
    // @ts-expect-error -- tones are named by meaning
    <Notice key="7" title="Nytt" tone="red" />,
  ];
  expect(elements.length).toBe(7);
});
