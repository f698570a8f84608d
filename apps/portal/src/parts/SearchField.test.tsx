// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announced, button, draw, press, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { SearchField } from './SearchField.tsx';

const onSearch = vi.fn();

const search = (query: string, hits: number, isResultInList = false) => (
  <StoryFrame>
    <SearchField
      clearLabel="Visa alla"
      hint="Sök på nummer."
      hits={hits}
      isResultInList={isResultInList}
      label="Sök"
      onSearch={onSearch}
      query={query}
      result={`${String(hits)} träffar på ${query}`}
    />
  </StoryFrame>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => onSearch.mockReset());

it('announces how many match once the customer has stopped typing [Z40]', async () => {
  const change = draw(search('', 8));
  change(search('4', 5));
  await vi.advanceTimersByTimeAsync(400);
  change(search('47', 2));
  await vi.advanceTimersByTimeAsync(400);
  expect(announced()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(announced()).toEqual(['2 träffar på 47']);
});

it('offers to empty the field where nothing matches, and has focus in it then [Z40]', () => {
  draw(search('99', 0));
  expect(button('Visa alla')).toBeDefined();
  press('Visa alla');
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('leaves the number of matches to a list that says it, but not that there is none [Z85]', () => {
  const change = draw(search('47', 2, true));
  expect(shownText()).not.toContain('2 träffar');
  change(search('47', 2));
  expect(shownText()).toContain('2 träffar på 47');
  change(search('99', 0, true));
  expect(shownText()).toContain('0 träffar på 99');
});
