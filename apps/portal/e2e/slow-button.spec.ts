import { takeOverTime, stopTimeHere } from './support/fakeTime.ts';
import { holdCalls } from './support/holdCalls.ts';
import { customers, expect, test } from './support/test.ts';

const words = 'Det tar längre tid än vanligt. Vänta, du behöver inte trycka igen.';

test(
  'Z37: a button that waits longer than 8 seconds says so, on screen and once to screen readers',
  { tag: ['@Z37'] },
  async ({ page, openAs, announcements }) => {
    await takeOverTime(page);
    const letThrough = await holdCalls(page, '/api/Payment/CreatePayment');
    await openAs(customers.maja, '/krav/47110023918');
    const pay = page.getByRole('main').getByRole('button', { name: /med Swish$/u });
    await expect(pay).toBeVisible();
    await stopTimeHere(page);
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(7900);
    await expect(page.getByText(words)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(pay).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    expect((await announcements()).filter((said) => said === words)).toHaveLength(1);
    letThrough();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/krav\/betala\//u);
    await expect(page.getByText(words)).toHaveCount(0);
  },
);
