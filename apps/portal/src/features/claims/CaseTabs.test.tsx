// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { draw, press } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CaseTabs } from './CaseTabs.tsx';

const rows = () => document.querySelectorAll('tbody tr').length;

it('shows the first rows again when the customer comes back to a tab [C16]', () => {
  const active = Array.from({ length: 30 }, (_, index) =>
    aCase({ referenceNumber: String(47_110_000_000 + index) }),
  );
  draw(
    <StoryFrame>
      <CaseTabs active={active} closed={[]} />
    </StoryFrame>,
  );
  expect(rows()).toBe(10);
  press('Visa alla');
  expect(rows()).toBe(30);
  press('Avslutade (0)');
  expect(rows()).toBe(0);
  press('Aktiva (30)');
  expect(rows()).toBe(10);
});
