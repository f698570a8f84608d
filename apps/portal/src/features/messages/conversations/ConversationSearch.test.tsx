// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { ConversationSearch } from './ConversationSearch.tsx';

it.each([
  [0, 'Ingen konversation passar ”47110”.'],
  [1, '1 konversation passar.'],
  [3, '3 konversationer passar.'],
])('says of %i conversations that they match: %s [Z40]', (found, words) => {
  drawInFrame(<ConversationSearch found={found} onSearch={() => undefined} query=" 47110 " />);
  expect(shownText().replaceAll('\u00A0', ' ')).toContain(words);
});
