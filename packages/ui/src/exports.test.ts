// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import * as library from './index.ts';

it('offers exactly these names; a change here is a change for consumers and needs a changeset', () => {
  expect(Object.keys(library).toSorted().join('\n')).toMatchInlineSnapshot(`
    "ArrowRightIcon
    Badge
    Band
    Breadcrumbs
    BulletList
    Button
    ButtonLink
    CarIcon
    Card
    CheckIcon
    Checkbox
    ChevronDownIcon
    ChevronLeftIcon
    CloseIcon
    Collapsible
    Columns
    Container
    CookieBanner
    CopyIcon
    DebtBanner
    DescriptionList
    Dialog
    DigitGroups
    DocumentIcon
    EmptyState
    ErrorIcon
    ErrorView
    ExternalIcon
    FolderIcon
    Footer
    Grid
    Header
    Heading
    Hero
    InfoIcon
    InfoPopover
    Inline
    Link
    LinkCard
    Loader
    Logo
    MenuIcon
    MessageIcon
    Notice
    PageShell
    QrCode
    QrCodePanel
    Section
    Skeleton
    SkipLink
    SortIcon
    Stack
    Stepper
    SuccessIcon
    Table
    Tabs
    Tag
    Text
    TextButton
    TextField
    UiProvider
    VisuallyHidden
    WarningIcon
    breakpoints
    tones
    useAnnounce
    useCollator
    useLinkComponent
    useUiTexts
    vars"
  `);
});

it('shows every component in stories', () => {
  const folder = new URL('./components/', import.meta.url);
  const withoutStories = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter(
      (name) =>
        !readdirSync(new URL(`${name}/`, folder)).some((file) => file.endsWith('.stories.tsx')),
    );
  expect(withoutStories).toEqual([]);
});
