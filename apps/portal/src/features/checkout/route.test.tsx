// @vitest-environment jsdom
import { type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Component } from './route.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

it('opens a payment anew when the customer comes to its address again, now with what it is for [R09, Z56]', async () => {
  let way: { readonly owner: string; readonly navigate: NavigateFunction } | undefined;
  const Way = () => {
    way = { owner: useCustomer().scope.owner, navigate: useNavigate() };
    return null;
  };
  draw(
    <StoryFrame>
      <Way />
      <Routes>
        <Route element={<Component />} path="/krav/betala/:id" />
        <Route element={null} path="*" />
      </Routes>
    </StoryFrame>,
  );
  const comeWith = (state: unknown) => void way?.navigate('/krav/betala/p1', { state });
  comeWith(null);
  await expect.poll(shownText).toContain('Öppna betalningen');
  comeWith({ owner: way?.owner, paymentId: 'p1', referenceNumber: '47110023918', charge: 435_000 });
  await expect.poll(shownText).not.toContain('Öppna betalningen');
  expect(shownText()).toContain('Tillbaka till kravet');
});
