import type { Fault } from '../fault.ts';

/** Where focus goes, and what a screen reader then says. */
export const focus: readonly Fault[] = [
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: '  moveCaretInFirefox(heading);\n',
    replace: '',
    seen: 'after Back in Firefox, Orca reads on from the end of the page',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: 'if (activeElement === document.body || activeElement === main)\n      heading = focusPageHeading(selector);\n    else observer.disconnect();',
    replace: 'heading = focusPageHeading(selector);',
    seen: 'a page that loads takes focus from where the customer is',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: 'let heading = hasFocusInMain ? null : focusPageHeading(selector);',
    replace: 'let heading = focusPageHeading(selector);',
    seen: 'Orca says nothing when a link in the page leads to another page in Chromium',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: '  moveCaretInFirefox(document.body);\n',
    replace: '',
    seen: 'Orca says nothing of the heading of the next step in Firefox',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: "if (CSS.supports('-moz-orient', 'inline')) ",
    replace: '',
    seen: 'Orca says nothing of the heading of a case in Chromium',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: '  releaseLast();\n  document.querySelector',
    replace: '  document.querySelector',
    seen: 'Orca says nothing at the second of two steps in Chromium',
  },
  {
    file: 'apps/portal/src/platform/useFocusHeadingOnChange.ts',
    find: 'if (before.current !== shown) focusMainWhenLost();',
    replace: '',
    seen: 'Orca says nothing at a step of the login in Chromium',
  },
  {
    file: 'apps/portal/src/app/useReopening.ts',
    find: "isReloading: isReopening || state === 'loading'",
    replace: "isReloading: state === 'loading'",
    seen: 'the button to try again loses focus on a busy machine',
  },
  {
    file: 'apps/portal/src/app/PageContent.tsx',
    find: 'const stays = failure ?? (isAsking ? shown : null);',
    replace: 'const stays = failure;',
    seen: 'the button to try again loses focus while the page is fetched, and the error is said again',
  },
  {
    file: 'apps/portal/src/app/usePageEntry.ts',
    find: 'if (takesFocus && isEntry(previous.current, { pathname, refused, owner })) focusMainWhenLost();',
    replace: '',
    seen: 'Orca says nothing at the page behind a link in the page in Chromium',
  },
  {
    file: 'apps/portal/src/features/login/LoginPanel.tsx',
    find: '<PanelContent key={panel} ',
    replace: '<PanelContent ',
    seen: 'Orca does not say in Chromium that the QR code is there',
  },
  {
    file: 'apps/portal/src/platform/useFocusHeadingOnUnmount.ts',
    find: 'hadFocus.current && document.activeElement === document.body',
    replace: 'document.activeElement === document.body',
    seen: 'the heading is read when something is removed elsewhere',
  },
  {
    file: 'apps/portal/src/parts/useStageEntry.ts',
    find: 'useFocusHeadingOnChange(title, {',
    replace: "useFocusHeadingOnChange('', {",
    seen: 'focus is lost when a payment or an order goes on',
  },
  {
    file: 'apps/portal/src/platform/focusPageHeading.ts',
    find: '    hold();\n    onReached?.();\n  };',
    replace: '    hold();\n  };\n  onReached?.();',
    seen: 'the text of a stage is announced before its heading',
  },
  {
    file: 'apps/portal/src/app/usePageEntry.ts',
    find: ' || isLedBack || isOthers',
    replace: ' || isOthers',
    seen: 'nobody hears that the overview has refused a page',
  },
];
