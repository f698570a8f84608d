export {
  type Announcement,
  type AnnouncementRecorder,
  expectAnnounced,
  recordAnnouncements,
} from './announcements.ts';
export { type ComboboxTester, comboboxTester } from './comboboxTester.ts';
export { type DialogTester, dialogTester } from './dialogTester.ts';
export { type DisclosureTester, disclosureTester } from './disclosureTester.ts';
export { type FieldTester, fieldTester } from './fieldTester.ts';
export {
  type FilePickerOptions,
  type FilePickerTester,
  filePickerTester,
} from './filePickerTester.ts';
export { expectIdRefsResolve, findBrokenIdRefs } from './idReferences.ts';
export { expectTabOrder, type TabStop } from './tabOrder.ts';
export { type TableSort, type TableTester, tableTester } from './tableTester.ts';
export { type TabsTester, tabsTester } from './tabsTester.ts';
export type { Name, TesterOptions, User } from './user.ts';
