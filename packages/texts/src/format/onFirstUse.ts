/** Makes a format when it is first used: the first of a page takes a phone's browser a tenth of a second. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
