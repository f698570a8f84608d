import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const badge = style(
  layered({
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    paddingInline: vars.space.x4,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.critical,
    color: vars.color.onCritical,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    verticalAlign: 'middle',
    // It does not make the line of its text higher.
    marginBlock: `calc(-1 * ${vars.space.x4})`,
    // Printers drop backgrounds, and light figures on white paper cannot be read.
    '@media': {
      print: {
        borderColor: vars.color.critical,
        background: 'none',
        color: vars.color.critical,
      },
    },
  }),
);

export const size = styleVariants({
  small: layered({ minWidth: vars.space.x20, height: vars.space.x20, fontSize: vars.space.x12 }),
  medium: layered({ minWidth: vars.space.x24, height: vars.space.x24, fontSize: vars.text.small }),
  large: layered({
    minWidth: `calc(${vars.space.x24} + ${vars.space.x4})`,
    height: `calc(${vars.space.x24} + ${vars.space.x4})`,
    fontSize: vars.text.body,
  }),
});
