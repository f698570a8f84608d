/** Texts by key, at any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Each text with its path, as `claims.wholeDebt.title`. */
export function leavesOf(tree: TextTree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[here, value]] : leavesOf(value, here);
  });
}
