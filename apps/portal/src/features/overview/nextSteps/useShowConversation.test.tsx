// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';

import { useServices } from '../../../customer/services.ts';
import { useStore } from '../../../platform/store.ts';
import { shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { useShowConversation } from './useShowConversation.ts';

function Way() {
  const { openConversations } = useStore(useServices().clientState);
  const showConversation = useShowConversation();
  return (
    <>
      <a
        href="/meddelanden"
        onClick={(event) => {
          showConversation('c1')(event);
          // No test follows a link out of its document.
          event.preventDefault();
        }}
      >
        Läs
      </a>
      <output>{openConversations.join(' ')}</output>
    </>
  );
}

it('unfolds the conversation, but not in this tab when it is opened in another [Z76]', () => {
  drawInFrame(<Way />);
  const press = (init: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    flushSync(() => document.querySelector('a')?.dispatchEvent(click));
  };
  press({ ctrlKey: true });
  expect(shownText()).toBe('Läs');
  press({});
  expect(shownText()).toBe('Läsc1');
});
