import type { Ref } from 'react';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import type { Option } from '../../private/option.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';

/** The list of a `Combobox`. Each state has only the props that it needs. */
export type ComboboxList =
  | {
      /**
       * `ready` shows the options, `loading` says that they load, `failed` shows an error with a button that tries again.
       * @default 'ready'
       */
      readonly status?: 'ready' | 'loading' | undefined;
      readonly errorTitle?: undefined;
      readonly onRetry?: undefined;
    }
  | {
      readonly status: 'failed';
      /** Says what could not be shown. Announced while the list is open. */
      readonly errorTitle: string;
      /** Called by the button that tries again. */
      readonly onRetry: () => void;
    };

interface OwnProps<Value extends string> extends FieldProps {
  /** The options, in reading order. No two have the same label. The chosen one shows by its label while it is among them. */
  readonly options: readonly Option<Value>[];
  /**
   * Called with the text at every change by the user, to find the options elsewhere. `options` are then shown as they are.
   * @default the field finds those with every word of the text
   */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** In the list, and announced, when no option has the user's text: "Inga träffar". */
  readonly noHitsText: string;
  /** The error that the field finds itself when focus leaves it and its text is not the name of an option. */
  readonly unknownError: string;
  /** An error message that replaces the one that the field finds itself when focus leaves it. */
  readonly error?: string | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type ComboboxProps<Value extends string> = OwnProps<Value> &
  ComboboxList &
  ValueProps<NoInfer<Value> | null>;
