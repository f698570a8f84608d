/** How long the file stays in memory: browsers read it some time after the press. */
const keptFor = 60_000;

/** A file that the page itself has made. */
interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Gives the file to the browser, which saves or opens it as it does with every download. */
export function saveFile({ name, type, content }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, keptFor);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
