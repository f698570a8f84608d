import type { AccessibilityReview } from './componentGuide.ts';

const automatic =
  'Automatically, with every build: axe (WCAG 2.0, 2.1 and 2.2, levels A and AA) in every story, in light, in dark and at 320 px; valid HTML and references between elements; the keys and the focus that the stories play, in Chromium.';

const byHand =
  'By us, by hand in Chromium: keys, accessibility tree, announcements, 320 px, text of double size, the text spacing of WCAG and forced colours (docs/accessibility.md).';

const inPortal =
  'In the portal, on 2026-11-30: with the screen reader Orca 43 in Firefox ESR 153 and Chromium 156 (docs/screen-reader.md), and by script in Firefox and WebKitGTK (docs/browsers.md).';

const inStories =
  'In its stories, on 2026-11-27: with the screen reader Orca 43 in Firefox ESR 153 and Chromium 156.';

const notTried = [
  'No screen reader. The accessibility tree is what one gets, not what it says.',
  'No speech input, switch or eye tracking, and no other engine than Chromium’s.',
];

const byHandOn = { date: '2026-11-21', version: '1.0.0, before its release' };

/** Tried automatically and by hand. */
export const reviewedByHand: AccessibilityReview = {
  byHand: byHandOn,
  scope: [automatic, byHand],
  notTried,
};

/** Tried automatically and, before it was rebuilt, by hand. */
export const reviewedBeforeRebuilding: AccessibilityReview = {
  byHand: byHandOn,
  scope: [automatic],
  notTried: [
    'By hand since it was rebuilt on 2026-11-22; docs/accessibility.md judges the form before.',
    ...notTried,
  ],
};

/** Tried automatically only. */
export const reviewedAutomatically: AccessibilityReview = {
  scope: [automatic],
  notTried: ['Nothing by hand yet.', ...notTried],
};

/** The same for a component that the heard journeys of the portal use. */
export function heardInPortal(review: AccessibilityReview): AccessibilityReview {
  return heard(review, inPortal, 'no Safari');
}

/** The same for a component that the portal does not use. */
export function heardInStories(review: AccessibilityReview): AccessibilityReview {
  return heard(review, inStories, 'no other engine than Chromium’s by script');
}

function heard(
  review: AccessibilityReview,
  where: string,
  withoutEngine: string,
): AccessibilityReview {
  return {
    ...review,
    scope: [...review.scope, where],
    notTried: [
      ...review.notTried.filter((one) => !notTried.includes(one)),
      'No other screen reader: not NVDA, JAWS, VoiceOver or TalkBack.',
      `No speech input, switch or eye tracking, and ${withoutEngine}.`,
    ],
  };
}
