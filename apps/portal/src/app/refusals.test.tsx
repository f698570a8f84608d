// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { useNavigate } from 'react-router';

import { draw, press, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import {
  createRefusals,
  keepForNextDocument,
  type Refusals,
  useRefusalOfEntry,
} from './refusals.ts';

function Overview({ refusals }: { readonly refusals: Refusals }) {
  const navigate = useNavigate();
  return (
    <>
      <output>{useRefusalOfEntry(refusals)?.page ?? 'ingen'}</output>
      <button onClick={() => void navigate('/oversikt')} type="button">
        Gå vidare
      </button>
    </>
  );
}

const overview = (refusals: Refusals) => (
  <StoryFrame>
    <Overview refusals={refusals} />
  </StoryFrame>
);

it('takes over what the document of the checkout has refused, once: a reload refuses nothing [Z19]', () => {
  history.replaceState({ idx: 3 }, '');
  keepForNextDocument({ page: 'checkout' });
  expect(createRefusals().get()).toEqual({ page: 'checkout' });
  expect(createRefusals().get()).toBeNull();
  expect(history.state).toEqual({ idx: 3 });
});

it('shows a refusal until another page is entered, and never again [T03]', async () => {
  history.replaceState(null, '');
  const refusals = createRefusals();
  refusals.set({ page: 'claims' });
  draw(overview(refusals));
  expect(shownText()).toContain('claims');
  press('Gå vidare');
  await expect.poll(shownText).toContain('ingen');
  expect(refusals.get()).toBeNull();
});
