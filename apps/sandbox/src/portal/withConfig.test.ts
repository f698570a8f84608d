import { describe, expect, it } from 'vitest';

import { withConfig } from './config.ts';

const page = (json: string) =>
  `<html><script type="application/json" id="config">${json}</script><script src="/a.js"></script></html>`;

describe('the runtime configuration of the served page', () => {
  it('is replaced as a whole, and nothing else is', () => {
    expect(withConfig(page('{\n "a": 1 }'), '{ "b": 2 }')).toBe(page('{"b":2}'));
  });

  it('cannot end its block, whatever it holds', () => {
    const result = withConfig(page('{}'), '{"a":"</script><script>$& $1"}');
    expect(result).toContain(String.raw`"\u003c/script>\u003cscript>$& $1"`);
  });

  it('leaves a page without the block as it is', () => {
    expect(withConfig('<html></html>', '{}')).toBe('<html></html>');
  });
});
