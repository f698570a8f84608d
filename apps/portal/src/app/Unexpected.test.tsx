// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { draw, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { Unexpected } from './Unexpected.tsx';

const answer = vi.fn((_path: string) => new Response(null, { status: 204 }));

const scrollTo = vi.fn();

beforeEach(() => {
  answer.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

it('reports the error to the provider, once, shows nothing of it, and begins at the top of the page [E24, E26]', async () => {
  const error = new TypeError('0x5EC2E7 of undefined');
  const page = (
    <StoryFrame answer={answer}>
      <Unexpected error={error} />
    </StoryFrame>
  );
  draw(page);
  const reports = () => answer.mock.calls.filter(([path]) => path.endsWith('/LogError'));
  await expect.poll(reports).toHaveLength(1);
  expect(shownText()).not.toContain('5EC2E7');
  expect(document.activeElement?.localName).toBe('h1');
  expect(document.title).toMatch(/^Ett oväntat problem har inträffat –/u);
  expect(scrollTo, 'from the top of the page').toHaveBeenCalledWith(0, 0);
});
