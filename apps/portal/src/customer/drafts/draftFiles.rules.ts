import { areFilesValid, type ChosenFiles, type SendingFiles } from '@mina-sidor/ui';

/** The files of a draft: those that are here, and the names of those that are not any more. */
interface DraftFiles<Files = ChosenFiles | SendingFiles> {
  readonly files: Files;
  readonly lostFileNames: readonly string[];
}

/** Of all its files, here or not. */
export function fileNamesOf({ files, lostFileNames }: DraftFiles): readonly string[] {
  return [...files.chosen.map(({ name }) => name), ...lostFileNames];
}

/** Whether both are of the same files: one that was lost and is chosen again is the same. */
export function haveSameNames(one: DraftFiles, other: DraftFiles): boolean {
  const names = fileNamesOf(one).toSorted();
  const others = fileNamesOf(other).toSorted();
  return names.length === others.length && names.every((name, at) => name === others[at]);
}

/** The lost files that have not been chosen again. */
export function without(
  lostFileNames: readonly string[],
  { chosen }: ChosenFiles,
): readonly string[] {
  return lostFileNames.filter((lost) => !chosen.some(({ name }) => name === lost));
}

/** The same, without the files of these names: they are not here any more. */
export function withoutFiles(
  { files, lostFileNames }: DraftFiles<ChosenFiles>,
  names: readonly string[],
): DraftFiles<ChosenFiles> {
  const chosen = files.chosen.filter(({ name }) => !names.includes(name));
  return { files: { ...files, chosen }, lostFileNames: [...lostFileNames, ...names] };
}

/** Whether the files can be sent as they are: all are here, and each is good. */
export function areFilesWhole({ files, lostFileNames }: DraftFiles): boolean {
  return lostFileNames.length === 0 && areFilesValid(files);
}

/** Whether there are any, here or not. */
export function hasFiles({ files, lostFileNames }: DraftFiles): boolean {
  return files.chosen.length > 0 || lostFileNames.length > 0;
}
