/** Something to wait for until it is opened. */
export function createGate(): { readonly isOpen: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}
