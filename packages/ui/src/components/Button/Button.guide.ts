import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const buttonGuide: ComponentGuide = {
  whenToUse: [
    'Something happens on the page: pay, send, show more.',
    'A form is sent: `type="submit"`.',
  ],
  whenNotToUse: [
    'It leads to another page: use ButtonLink or Link.',
    'It is in running text or among links: use TextButton.',
  ],
  anatomy: [
    'Words that say what happens. `context` adds what it is about, for screen readers, where several have the same words.',
    'While pending: a ring in the padding, so that width and words stay.',
    'While unavailable: a flat fill without an edge, and the reason below.',
    'From 8 seconds of waiting: `takesLonger` of `UiTexts` below, announced once.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Activate, unless it is pending or unavailable.' },
    { keys: 'Tab', does: 'Reach it, also when it is pending or unavailable.' },
  ],
  accessibility: [
    'It is never disabled, because that throws focus away and hides it from the keyboard. aria-disabled says that it does not work now, and the reason is its description (4.1.2, 3.3.1).',
    'Pending is aria-busy, announced once by pendingLabel; focus stays (4.1.3). A second activation does nothing, neither by pointer nor by keys nor by sending the form (3.3.4).',
    'When the action ends and the form is empty again, the reason from the beginning is shown, but describes the button from the next visit on: Orca in Chromium would read it under focus, before the result.',
    'At least 48 px high; the small one has a target of 44 px (2.5.8).',
    'Its border is drawn in forced colours, which remove backgrounds (a quiet one is underlined instead); the ring stands still with reduced motion.',
    'Not printed.',
  ],
  dos: [
    'Use one primary button in a view.',
    'Set isPending in the same step in which the action begins.',
    'Say in unavailableReason what has to happen first.',
    'Where a form may not be sent before something is filled in, answer in onUnavailable with an ErrorSummary of all that is missing.',
  ],
  donts: [
    'Do not use a button to save room by taking its words away.',
    'Do not make it unavailable because a form is not complete, unless a press still shows what is missing.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};

export const buttonLinkGuide: ComponentGuide = {
  whenToUse: [
    'The most important link of a view leads to another page: view claims, pay this case.',
  ],
  whenNotToUse: [
    'Something happens on the page: use Button.',
    'One of many ways on: use Link or LinkCard.',
  ],
  anatomy: [
    'Words that say where it leads, with `context` for screen readers where several have the same words.',
    'An icon for a new tab, with hidden text for screen readers.',
  ],
  keyboard: [{ keys: 'Enter', does: 'Follow it. Space scrolls the page, as for any link.' }],
  accessibility: [
    'It is a link to assistive technology, whatever it looks like (4.1.2).',
    'The accessible name says that it opens in a new tab (3.2.5).',
    'As high as a Button, with its border in forced colours. Not printed.',
  ],
  dos: [
    'Let the router follow addresses inside the application: give UiProvider its linkComponent.',
  ],
  donts: ['Do not give it an address that does something, such as logging out by GET.'],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
