import type { Fault } from '../fault.ts';

/** What components do at Enter, in print, in a dialog and when focus moves. */
export const uiParts: readonly Fault[] = [
  {
    file: 'packages/ui/src/private/formatText.ts',
    find: 'Math.abs(count) < 1000',
    replace: 'Math.abs(count) <= 1000',
    seen: '1000 has no space',
  },
  {
    file: 'packages/ui/src/private/moveFocusAround.ts',
    find: 'surrounding.focus({ preventScroll: true })',
    replace: 'surrounding.focus()',
    seen: 'closing the cookie notice scrolls the page',
  },
  {
    file: 'packages/ui/src/private/tabStops.ts',
    find: "'a[href], button",
    replace: "'a, button",
    seen: 'Tab leads round to a link that leads nowhere, and stays',
  },
  {
    file: 'packages/ui/src/private/useErrorAnnounced.ts',
    find: '!isReadByFocus && !isListedInFocus(id)',
    replace: '!isReadByFocus',
    seen: 'an error that the summary reads is heard twice',
  },
  {
    file: 'packages/ui/src/private/useLoadAnnounced.ts',
    find: '        alertsBefore.current = undefined;\n',
    replace: '',
    seen: 'a short load is said to be over, of which nobody heard the beginning',
  },
  {
    file: 'packages/ui/src/components/Combobox/Combobox.tsx',
    find: "const isTold = status !== 'ready' || draft !== undefined;",
    replace: 'const isTold = draft !== undefined;',
    seen: 'nobody hears why an opened list is empty',
  },
  {
    file: 'packages/ui/src/components/Combobox/ComboboxPanel.tsx',
    find: "bringIntoView(document.getElementById(activeId), { block: 'nearest' });",
    replace: '',
    seen: 'the arrow keys lead out of view',
  },
  {
    file: 'packages/ui/src/components/NumberField/NumberField.tsx',
    find: "if (key === 'Enter') setIsFaultShown(true);",
    replace: '',
    seen: 'Enter in a wrong field seems to do nothing',
  },
  {
    file: 'packages/ui/src/components/DateField/DateField.tsx',
    find: "if (key === 'Enter') check(currentTarget);",
    replace: '',
    seen: 'Enter in a wrong date seems to do nothing',
  },
  {
    file: 'packages/ui/src/components/Switch/Switch.tsx',
    find: '<span aria-hidden="true" className={styles.states}>',
    replace: '<span className={styles.states}>',
    seen: 'a screen reader reads on and off after each switch',
  },
  {
    file: 'packages/ui/src/components/Dialog/PhasedDialog.tsx',
    find: 'isLast ? 0 : -1',
    replace: '-1',
    seen: 'Tab leaves a dialog while its action runs',
  },
  {
    file: 'packages/ui/src/components/PaymentCard/whenIdle.ts',
    find: '    cancelIdleCallback(request);\n',
    replace: '',
    seen: 'code is fetched for a card that has gone',
  },
  {
    file: 'packages/ui/src/components/QrCode/qrDrawingForm.ts',
    find: '<= mostBytes',
    replace: '< mostBytes',
    seen: 'the largest payment code is not drawn',
  },
  {
    file: 'packages/ui/src/components/AccordionGroup/AccordionGroup.tsx',
    find: 'parts.length > 0 && parts.every',
    replace: 'parts.every',
    seen: 'an empty group offers to close all',
  },
  {
    file: 'packages/ui/src/components/Button/useQuietReason.ts',
    find: "if (isQuiet) document.addEventListener('focusin', () => setIsQuiet(false), { once: true });",
    replace: '',
    seen: 'a button never again says why it is unavailable',
  },
  {
    file: 'packages/ui/src/components/InfoPopover/PopoverLayer.tsx',
    find: 'activeElement === body || activeElement === anchor.closest(dialogs)',
    replace: 'activeElement === body',
    seen: 'focus leaves the explained word in a dialog',
  },
  {
    file: 'packages/ui/src/components/InfoPopover/PopoverLayer.tsx',
    find: "globalThis.matchMedia?.('print').addEventListener?.('change', closeForPrint, { signal });",
    replace: '',
    seen: 'an open explanation is missing on paper',
  },
  {
    file: 'packages/ui/src/components/Link/OpensInNewTab.tsx',
    find: '<span lang={locale}>{words}</span>',
    replace: 'words',
    seen: 'Swedish words are read with an English voice',
  },
  {
    file: 'packages/ui/src/components/Tabs/Tabs.tsx',
    find: '                onFocus={measurePanel}\n',
    replace: '',
    seen: 'Tab stops at a panel before its first button',
  },
  {
    file: 'packages/ui/src/components/TaskList/TaskItem.tsx',
    find: '              isExternal={action.isExternal}\n',
    replace: '',
    seen: 'the most urgent task leads out of the site without a word',
  },
  {
    file: 'packages/ui/src/components/Select/Select.tsx',
    find: 'aria-disabled={isLocked || undefined}',
    replace: 'aria-disabled={undefined}',
    seen: 'a locked list is said to be changeable',
  },
  {
    file: 'packages/ui/src/components/ConversationThread/MessageFileList.tsx',
    find: "    if (status !== 'loading') isRetried.current = false;\n",
    replace: '',
    seen: 'focus jumps to the files long after they were asked for',
  },
];
