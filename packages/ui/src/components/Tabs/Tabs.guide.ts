import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedBeforeRebuilding } from '../../docs/reviews.ts';

export const tabsGuide: ComponentGuide = {
  whenToUse: [
    'Two or more views of the same thing, of which the user needs one at a time: active and closed cases.',
    'Users know from the label of a tab whether they need it.',
  ],
  whenNotToUse: [
    'Pages of their own: use links.',
    'Users need to compare the views, or to read them all: write them below each other, with headings.',
    'Narrowing one list by a value: use FilterPanel.',
    'Steps in an order: use Stepper.',
  ],
  anatomy: [
    'Row of tabs, with a name for screen readers. Each has its words, with a count where that helps.',
    'The selected tab is marked by a line and by colour. A row that is wider than the window fades out where it goes on.',
    'The selected tab’s panel. Only that one is on the page.',
  ],
  keyboard: [
    {
      keys: 'Left, Right',
      does: 'Move to the tab before or after, from the last to the first. Does not show it.',
    },
    { keys: 'Home, End', does: 'Move to the first, the last tab.' },
    { keys: 'Enter, Space', does: 'Show the tab in focus.' },
    {
      keys: 'Tab',
      does: 'Go to the beginning of the panel: its text, or its first control.',
    },
    { keys: 'Shift+Tab', does: 'Go back to the selected tab.' },
  ],
  accessibility: [
    'A screen reader says “Dina ärenden flikrad, Aktiva (3) flik markerad” at the row, each tab as it takes focus, and “Visar Avslutade (3)” when one is chosen (4.1.3). What the page chooses by itself is not announced.',
    'Roles tablist, tab and tabpanel; exactly one tab is selected, and only that one is a tab stop (2.1.1, 4.1.2). It refers to its panel and the panel to it; the other tabs refer to nothing, because their panels are not mounted.',
    'Activation is manual, because showing a panel may fetch data. A press selects when it ends on the tab, so it can be taken back (2.5.2).',
    'The panel is a stop for Tab itself unless it begins with a control, so that its text is not jumped over.',
    'If the row does not fit, at 320 px or with large text, the labels of the tabs wrap; if that is not enough, the row scrolls sideways, and a focused tab scrolls into view (1.4.10, 2.4.11).',
    'When something in a panel leads to another tab and goes with its panel, focus goes to that tab, unless the new panel takes it (2.4.3).',
    'In forced colours the mark of the selected tab is a border, and the others have none.',
    'On paper only the selected panel is printed, without the tabs.',
  ],
  dos: [
    'Keep the selected key where a way back should find it: in the address or in a store. Where nobody comes back, leave `value` out.',
    'Put the tab that most come for first.',
    'Keep the words short, and the count in them: “Aktiva (3)”.',
  ],
  donts: [
    'Do not hide a single thing that everyone needs in the second tab.',
    'Do not put tabs into tabs.',
  ],
  limits: ['The panel is a tab stop also when it holds a link, as APG allows for text before it.'],
  review: heardInPortal(reviewedBeforeRebuilding),
};
