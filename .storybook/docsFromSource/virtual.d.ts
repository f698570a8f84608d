declare module 'virtual:library-props' {
  /** A prop as its component's page shows it. */
  export interface PropDoc {
    readonly name: string;
    /** The type as it is written, without the `undefined` of optional props; aliases of literals are written out. */
    readonly type: string;
    /** The values of a union of literals. */
    readonly choices?: readonly (string | number | boolean)[];
    /** True if the prop is required in every form of the component. */
    readonly isRequired: boolean;
    readonly description: string;
    readonly defaultValue?: string;
  }

  /** The props of every component of the library, by the component's name. */
  export const libraryProps: Readonly<Record<string, readonly PropDoc[] | undefined>>;
}

declare module 'virtual:code-changes' {
  /** `CodeChanges` as git knew them when Storybook was built. */
  export const codeChanges: Readonly<Record<string, readonly string[]>> | null;
}
