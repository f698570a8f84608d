// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { aConversation } from '../../../testing/aConversation.ts';
import { shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { ConversationItem } from './ConversationItem.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

it('has the date of each message on paper, where “today” would soon be wrong [M04]', () => {
  drawInFrame(
    <ConversationItem
      conversation={aConversation()}
      isOpen
      isReplyFocused={false}
      onOpenChange={() => undefined}
      onRead={() => undefined}
    />,
  );
  const text = () => shownText().replaceAll('\u00A0', ' ');
  expect(text()).toContain('i dag 10.42');
  flushSync(() => dispatchEvent(new Event('beforeprint')));
  expect(text()).toContain('2026-11-20 10.42');
  expect(text()).not.toContain('i dag');
  flushSync(() => dispatchEvent(new Event('afterprint')));
  expect(text()).toContain('i dag 10.42');
});
