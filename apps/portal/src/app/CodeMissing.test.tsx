// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { useCustomer } from '../customer/customer.ts';
import { button, draw, press, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { CodeMissing } from './CodeMissing.tsx';

const newer = '<script type="module" src="/assets/index-2.js"></script>';
const copyFirst = 'Gå först tillbaka och kopiera det du har skrivit';
const attachAgain = 'Filer som du har bifogat behöver du bifoga igen.';

let server: () => Promise<Response>;
const reload = vi.fn();

beforeEach(() => {
  server = () => Promise.resolve(new Response(newer));
  reload.mockReset();
  vi.stubGlobal('fetch', () => server());
  vi.stubGlobal('location', { ...location, pathname: '/krav', reload });
});

interface Unsent {
  readonly message?: string;
  readonly hasFile?: boolean;
}

/** A customer whose drafts the tab does not keep opens a page whose code a release has removed. */
async function open(unsent: Unsent): Promise<void> {
  draw(
    <StoryFrame>
      <Written {...unsent} />
      <main>
        <CodeMissing page="claims" />
      </main>
    </StoryFrame>,
  );
  await expect.poll(shownText).toContain('Mina sidor har uppdaterats');
}

function Written({ message = '', hasFile = false }: Unsent) {
  const { drafts } = useCustomer().scope;
  const { fields, files } = drafts.get('newQuestion');
  if (fields.message !== message)
    drafts.change('newQuestion', { type: 'edited', fields: { message } });
  if (hasFile && files.chosen.length === 0)
    drafts.change('newQuestion', {
      type: 'attached',
      files: { status: 'ready', chosen: [new File(['x'], 'a.pdf')], refused: [] },
    });
  return null;
}

it.each<[Unsent, readonly string[]]>([
  [{ message: 'Hej!' }, [copyFirst]],
  [{ hasFile: true }, [attachAgain]],
  [{ message: 'Hej!', hasFile: true }, [copyFirst, attachAgain]],
])(
  'a reload that would lose %j is only offered, with the advice %j [Z24]',
  async (unsent, advice) => {
    await open(unsent);
    expect([copyFirst, attachAgain].filter((one) => shownText().includes(one))).toEqual(advice);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('a press reloads only while the server answers, or the browser would show an error of its own [Z24]', async () => {
  await open({ message: 'Hej!' });
  server = () => Promise.reject(new TypeError('offline'));
  press('Ladda om');
  expect(button('Ladda om').getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => button('Ladda om').getAttribute('aria-busy')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  server = () => Promise.resolve(new Response(newer));
  press('Ladda om');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

it('a tab that can keep nothing is not reloaded by itself, since it would be for ever [Z24]', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open({});
  expect(reload).not.toHaveBeenCalled();
});
