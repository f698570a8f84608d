import type { Fault } from '../fault.ts';

export const frameViews: readonly Fault[] = [
  {
    file: 'apps/portal/src/app/App.tsx',
    find: '  if (condition && !hasBeen) setHasBeen(true);\n',
    replace: '',
    seen: 'nobody hears that the portal, opened after a maintenance, has closed again',
  },
  {
    file: 'apps/portal/src/app/CodeMissing.tsx',
    find: "else if (!reloadFor(newest ?? '')) setRemedy('offerReload');",
    replace: "else reloadFor(newest ?? '');",
    seen: 'a tab that can keep nothing waits for a reload that never comes',
  },
  {
    file: 'apps/portal/src/app/Maintenance.tsx',
    find: "isReloading={state === 'loading'}",
    replace: 'isReloading={false}',
    seen: 'the pressed button of the maintenance page does not say that it asks',
  },
  {
    file: 'apps/portal/src/app/OutdatedNotice.tsx',
    find: 'isOutdated && isOnline ? <ShownNotice /> : null',
    replace: 'isOutdated ? <ShownNotice /> : null',
    seen: 'two notices say that there is no network',
  },
  {
    file: 'apps/portal/src/app/CodeMissing.tsx',
    find: "text ? words.copyFirst : ''",
    replace: "files ? words.copyFirst : ''",
    seen: 'a reload loses words that nobody was told to copy',
  },
  {
    file: 'apps/portal/src/app/CodeMissing.tsx',
    find: 'if ((await newestRelease()) === null) setIsReloading(false);\n    else location.reload();',
    replace: 'location.reload();',
    seen: 'the browser’s own error page replaces the portal',
  },
  {
    file: 'apps/portal/src/app/NewDocument.tsx',
    find: '    if (refused !== null) keepForNextDocument(refused);\n',
    replace: '',
    seen: 'the overview does not say that the checkout was refused',
  },
  {
    file: 'apps/portal/src/app/RouterLink.tsx',
    find: '{...(pathname === paths.loggedOut ? { replace: true } : {})}',
    replace: '',
    seen: 'Back logs out the customer who has just logged in',
  },
  {
    file: 'apps/portal/src/app/OfflineNotice.tsx',
    find: '  useWhenBackOnline(() => announce(words.back));\n',
    replace: '',
    seen: 'nobody hears that the network is back',
  },
  {
    file: 'apps/portal/src/app/OfflineNotice.tsx',
    find: '{isOwnPage && words.text}',
    replace: '{words.text}',
    seen: 'a visitor is told that what nobody has written is kept',
  },
  {
    file: 'apps/portal/src/app/Unexpected.tsx',
    find: '  useEffect(() => errorLog.report(error), [errorLog, error]);\n',
    replace: '',
    seen: 'nobody learns that a page has crashed',
  },
  {
    file: 'apps/portal/src/app/SitePage.tsx',
    find: '      page={path}\n',
    replace: '',
    seen: 'screen readers do not say the heading of the next page',
  },
  {
    file: 'apps/portal/src/features/loggedOut/LoggedOutView.tsx',
    find: '              announcement="status"\n              key={order}\n',
    replace: '              key={order}\n',
    seen: 'nobody hears that an order may have been made',
  },
  {
    file: 'apps/portal/src/features/session/createInactivityWatch.ts',
    find: '    clock.clearTimeout(timer);\n    timer = clock.setTimeout(check, pressTime);',
    replace: '    timer = clock.setTimeout(check, pressTime);',
    seen: 'the warning goes away under the press',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/NextStepsSection.tsx',
    find: "isLate={late?.kind === 'loading'}",
    replace: 'isLate={late !== null}',
    seen: 'what has come stays busy for a screen reader',
  },
];
