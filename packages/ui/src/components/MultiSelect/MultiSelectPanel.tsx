'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import { bringIntoView } from '../../private/bringIntoView.ts';
import type { Option } from '../../private/option.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectPanelProps<Value extends string> {
  readonly id: string;
  /** Label of the field. It names the group of boxes and is part of the closing button's name. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onValueChange: (value: readonly Value[]) => void;
  readonly onClose: () => void;
}

/** The checkboxes of an open field. They follow its button in the document. */
export function MultiSelectPanel<Value extends string>({
  id,
  label: fieldLabel,
  options,
  value: chosen,
  onValueChange,
  onClose,
}: MultiSelectPanelProps<Value>): ReactNode {
  const texts = useUiTexts();
  const panel = useRef<HTMLFieldSetElement>(null);
  const firstBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Near the end of a window or a dialog the panel would open out of view.
    bringIntoView(panel.current, { block: 'nearest' });
  }, []);

  return (
    <fieldset className={styles.panel} id={id} ref={panel}>
      <legend className={hidden}>{fieldLabel}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <Checkbox
            value={chosen.includes(value)}
            key={value}
            label={label}
            onValueChange={(isChecked) => {
              onValueChange(
                options
                  .map((option) => option.value)
                  .filter((one) => (one === value ? isChecked : chosen.includes(one))),
              );
            }}
            ref={index === 0 ? firstBox : undefined}
          />
        ))}
      </div>
      <div className={styles.end}>
        <Button context={fieldLabel} onClick={onClose} size="small" variant="secondary">
          {texts.close}
        </Button>
        {chosen.length === 0 ? null : (
          <Button
            onClick={() => {
              onValueChange([]);
              // Clearing the choices removes this button.
              firstBox.current?.focus();
            }}
            size="small"
            variant="quiet"
          >
            {texts.clearChoices}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
