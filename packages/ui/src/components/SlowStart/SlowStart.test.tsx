import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { SlowStart } from './index.ts';

it('contains its text when rendered on the server, with the attribute by which the application removes it [Z24]', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SlowStart>
      Sidan har inte kunnat starta. <a href="/krav">Ladda sidan igen</a>
    </SlowStart>,
  );
  const banner = document.querySelector('[data-slow-start]');
  expect(banner?.textContent).toBe('Sidan har inte kunnat starta. Ladda sidan igen');
  banner?.remove();
  expect(document.body.textContent).toBe('');
});
