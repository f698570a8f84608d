// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import * as library from './index.ts';

it('exports exactly these names; a change here affects applications and needs a changeset', () => {
  expect(Object.keys(library).toSorted().join('\n')).toMatchInlineSnapshot(`
    "AccordionGroup
    ArrowRightIcon
    Badge
    Band
    Breadcrumbs
    BulletList
    Button
    ButtonLink
    CarIcon
    Card
    CaseProgress
    CheckIcon
    Checkbox
    ChevronDownIcon
    ChevronLeftIcon
    CloseIcon
    Collapsible
    Columns
    Container
    ConversationThread
    CookieBanner
    CopyButton
    CopyIcon
    DateField
    DateSpan
    DebtBanner
    DescriptionList
    Dialog
    DigitGroups
    DocumentIcon
    EmptyState
    ErrorIcon
    ErrorSummary
    ErrorView
    ExternalIcon
    FileAttachment
    FileLink
    FilterPanel
    FolderIcon
    Footer
    Form
    Grid
    Header
    Heading
    Hero
    InfoIcon
    InfoPopover
    Inline
    Link
    LinkCard
    LiveRegion
    Loader
    LoadingArea
    Logo
    MenuIcon
    MessageFileList
    MessageIcon
    MultiSelect
    Notice
    NumberField
    OnBandEdge
    OutdatedBrowser
    PageShell
    PartlyIcon
    PasswordField
    PaymentBreakdown
    PaymentCard
    PhasedDialog
    PlanMonthCard
    ProgressBar
    QrCode
    QrCodePanel
    RadioGroup
    ReplyBox
    RowLink
    Section
    Select
    ShowMore
    Skeleton
    SkipLink
    SlowStart
    SortIcon
    Stack
    Stepper
    SuccessIcon
    Switch
    Table
    Tabs
    Tag
    Text
    TextArea
    TextButton
    TextField
    UiProvider
    VisuallyHidden
    WarningIcon
    addFiles
    areFilesValid
    bareDigitGroups
    breakpoints
    canSend
    checkFiles
    countCharacters
    countFiltersInUse
    errorCauses
    fileLimits
    filterRows
    isOutdatedBrowser
    isWithin
    keepFiles
    lockFiles
    noFiles
    normaliseText
    parseDate
    removeFile
    sendFiles
    sortFromText
    sortToText
    tones
    useAnnounce
    useCollator
    useDialogPhase
    useLinkComponent
    useShowMore
    useUiTexts
    vars
    withoutRefused"
  `);
});

it('has a story for every component', () => {
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
