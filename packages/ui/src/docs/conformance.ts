/** The words of an accessibility conformance report (VPAT 2.5). */
type Verdict = 'Supports' | 'Partially supports' | 'Not applicable';

/** What the components do about one success criterion of WCAG 2.2. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly verdict: Verdict;
  readonly remark: string;
}

const media = 'No component plays sound or pictures that move.';
const page = 'For the page that uses the components to meet; nothing in them stands in the way.';

/** Every criterion of levels A and AA, in their order. */
export const criteria: readonly Criterion[] = (
  [
    [
      '1.1.1',
      'Non-text Content',
      'A',
      'Supports',
      'Icons are hidden or named. QrCode and Logo require a text.',
    ],
    ['1.2.1', 'Audio-only and Video-only', 'A', 'Not applicable', media],
    ['1.2.2', 'Captions (Prerecorded)', 'A', 'Not applicable', media],
    ['1.2.3', 'Audio Description or Media Alternative', 'A', 'Not applicable', media],
    ['1.2.4', 'Captions (Live)', 'AA', 'Not applicable', media],
    ['1.2.5', 'Audio Description', 'AA', 'Not applicable', media],
    [
      '1.3.1',
      'Info and Relationships',
      'A',
      'Supports',
      'Native tables, lists, headings, fieldsets and labels; cards on phones keep the roles of the table.',
    ],
    [
      '1.3.2',
      'Meaningful Sequence',
      'A',
      'Supports',
      'The order in the document is the order in which it is read.',
    ],
    [
      '1.3.3',
      'Sensory Characteristics',
      'A',
      'Supports',
      'No text of the library refers to shape or place alone.',
    ],
    ['1.3.4', 'Orientation', 'AA', 'Supports', 'Nothing depends on it.'],
    [
      '1.3.5',
      'Identify Input Purpose',
      'AA',
      'Supports',
      'TextField and PasswordField set autocomplete by their kind.',
    ],
    ['1.4.1', 'Use of Color', 'A', 'Supports', 'A tone always has words or an icon with a name.'],
    ['1.4.2', 'Audio Control', 'A', 'Not applicable', media],
    [
      '1.4.3',
      'Contrast (Minimum)',
      'AA',
      'Supports',
      'At least 4.5:1 in both themes that we deliver; contrastFaults checks a theme of your own.',
    ],
    [
      '1.4.4',
      'Resize Text',
      'AA',
      'Supports',
      'Every story at 200 % text, at 320 and at 1280 px, by hand.',
    ],
    ['1.4.5', 'Images of Text', 'AA', 'Supports', 'There are none.'],
    ['1.4.10', 'Reflow', 'AA', 'Supports', 'Every story at 320 px, with every build.'],
    [
      '1.4.11',
      'Non-text Contrast',
      'AA',
      'Supports',
      'Edges of controls, marks and the focus ring have at least 3:1.',
    ],
    [
      '1.4.12',
      'Text Spacing',
      'AA',
      'Supports',
      'Every story at 320 px, by hand; the limits of DebtBanner name one case that scrolls.',
    ],
    [
      '1.4.13',
      'Content on Hover or Focus',
      'AA',
      'Supports',
      'Nothing appears on hover or focus. InfoPopover opens when it is pressed.',
    ],
    ['2.1.1', 'Keyboard', 'A', 'Supports', 'Every component is played by keyboard alone.'],
    [
      '2.1.2',
      'No Keyboard Trap',
      'A',
      'Supports',
      'Dialogs hold focus until Escape or their button closes them.',
    ],
    ['2.1.4', 'Character Key Shortcuts', 'A', 'Not applicable', 'There are none.'],
    ['2.2.1', 'Timing Adjustable', 'A', 'Not applicable', 'No component has a time limit.'],
    [
      '2.2.2',
      'Pause, Stop, Hide',
      'A',
      'Supports',
      'Only rings of what is under way move, and stand still with reduced motion.',
    ],
    ['2.3.1', 'Three Flashes or Below', 'A', 'Supports', 'Nothing flashes.'],
    ['2.4.1', 'Bypass Blocks', 'A', 'Supports', 'SkipLink leads to the main part of PageShell.'],
    ['2.4.2', 'Page Titled', 'A', 'Not applicable', page],
    [
      '2.4.3',
      'Focus Order',
      'A',
      'Supports',
      'Focus goes on to what comes next when its place disappears. The limits of Dialog name what Orca says then.',
    ],
    [
      '2.4.4',
      'Link Purpose (In Context)',
      'A',
      'Supports',
      'Repeated links and buttons have their row or card in their name.',
    ],
    ['2.4.5', 'Multiple Ways', 'AA', 'Not applicable', page],
    ['2.4.6', 'Headings and Labels', 'AA', 'Supports', 'Labels and heading levels are required.'],
    [
      '2.4.7',
      'Focus Visible',
      'AA',
      'Supports',
      'One ring of 3 px on every ground, in forced colours too.',
    ],
    [
      '2.4.11',
      'Focus Not Obscured (Minimum)',
      'AA',
      'Supports',
      'Menus close when focus leaves them; fields keep room above them.',
    ],
    ['2.5.1', 'Pointer Gestures', 'A', 'Supports', 'There are no gestures.'],
    [
      '2.5.2',
      'Pointer Cancellation',
      'A',
      'Supports',
      'Everything acts when the pointer is released.',
    ],
    [
      '2.5.3',
      'Label in Name',
      'A',
      'Supports',
      'Names contain the visible words. In MultiSelect and CaseProgress others come first.',
    ],
    ['2.5.4', 'Motion Actuation', 'A', 'Not applicable', 'Nothing reacts to movement.'],
    [
      '2.5.7',
      'Dragging Movements',
      'AA',
      'Supports',
      'Files can be dropped, and chosen with a button.',
    ],
    ['2.5.8', 'Target Size (Minimum)', 'AA', 'Supports', '44 px, and 24 px for links in text.'],
    ['3.1.1', 'Language of Page', 'A', 'Not applicable', page],
    [
      '3.1.2',
      'Language of Parts',
      'AA',
      'Partially supports',
      'The browser’s own words in date, time and file fields are in the browser’s language, and nothing says so.',
    ],
    ['3.2.1', 'On Focus', 'A', 'Supports', 'Focus alone changes nothing.'],
    [
      '3.2.2',
      'On Input',
      'A',
      'Supports',
      'Filters change the list beside them and say so; nothing else happens without a button.',
    ],
    ['3.2.3', 'Consistent Navigation', 'AA', 'Supports', 'Header and Footer have one order.'],
    [
      '3.2.4',
      'Consistent Identification',
      'AA',
      'Supports',
      'The words of the library are written once, in UiTexts.',
    ],
    ['3.2.6', 'Consistent Help', 'A', 'Not applicable', page],
    [
      '3.3.1',
      'Error Identification',
      'A',
      'Supports',
      'An error names its field, is its description and is listed in ErrorSummary.',
    ],
    [
      '3.3.2',
      'Labels or Instructions',
      'A',
      'Supports',
      'Labels are required; hints and limits describe the field.',
    ],
    [
      '3.3.3',
      'Error Suggestion',
      'AA',
      'Supports',
      'The errors that fields find themselves say what to write.',
    ],
    [
      '3.3.4',
      'Error Prevention (Legal, Financial, Data)',
      'AA',
      'Supports',
      'PhasedDialog asks before it acts; a second press does nothing.',
    ],
    ['3.3.7', 'Redundant Entry', 'A', 'Not applicable', page],
    [
      '3.3.8',
      'Accessible Authentication (Minimum)',
      'AA',
      'Supports',
      'PasswordField takes what is pasted and what a password manager fills in.',
    ],
    [
      '4.1.2',
      'Name, Role, Value',
      'A',
      'Supports',
      'The accessibility tree of every story was read; axe checks it with every build.',
    ],
    [
      '4.1.3',
      'Status Messages',
      'AA',
      'Supports',
      'Each message is announced once. No screen reader but Orca has been heard.',
    ],
  ] as const
).map(([number, name, level, verdict, remark]) => ({ number, name, level, verdict, remark }));
