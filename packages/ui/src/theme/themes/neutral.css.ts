import { applyTheme } from '../applyTheme.ts';
import { neutral } from './neutral.ts';

applyTheme('neutral', neutral);
