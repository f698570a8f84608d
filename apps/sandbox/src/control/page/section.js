import { ask, call, Refusal } from './call.js';
import { element } from './dom.js';

/** @typedef {'payment-webhooks' | 'attachments' | 'register-extract-processing'} Automatic */

const noAnswer = 'Provmiljön svarar inte. Är den igång?';

/**
 * A section of the page, with a status line that reports what its buttons led to.
 * @param {'customers' | 'phone' | 'payments' | 'messages' | 'extracts' | 'operations' | 'reset'} name
 */
export function section(name) {
  const status = element(`${name}-status`, HTMLParagraphElement);

  /**
   * @param {'positive' | 'critical'} tone
   * @param {string} text
   */
  const tell = (tone, text) => {
    status.dataset['tone'] = tone;
    status.textContent = text;
  };

  /**
   * Does the work, and reports it if the sandbox does not answer.
   * @param {() => Promise<unknown>} work
   */
  const attempt = (work) => {
    work().catch(() => tell('critical', noAnswer));
  };

  /**
   * Does what the user asked for, reports how it went, and refreshes the section.
   * @param {() => Promise<unknown>} work
   * @param {{ done: string, refused?: string, show?: () => Promise<void> }} outcome
   */
  const act = (work, { done, refused = noAnswer, show }) => {
    attempt(async () => {
      try {
        await work();
        tell('positive', done);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        tell('critical', refused);
      }
      await show?.();
    });
  };

  /**
   * Connects a check box that turns an automatic step off. Returns a function that refreshes the box.
   * @param {string} id
   * @param {Automatic} setting
   * @param {{ held: string, automatic: string }} texts
   */
  const hold = (id, setting, texts) => {
    const box = element(id, HTMLInputElement);
    box.addEventListener('change', () => {
      const automatic = !box.checked;
      act(() => call(`PUT ${setting}`, { body: { automatic } }), {
        done: automatic ? texts.automatic : texts.held,
      });
    });
    return async () => {
      const { automatic } = await ask(`GET ${setting}`);
      if (document.activeElement !== box) box.checked = !automatic;
    };
  };

  return { attempt, act, hold };
}
