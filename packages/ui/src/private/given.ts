type Given = { readonly [name in `data-${string}` | 'aria-describedby']?: string };

/** The `data-*` and `aria-*` attributes among the props, which JSX lets through for every component. */
export function given(props: object): Given {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.includes('-')));
}
