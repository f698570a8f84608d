import { applyTheme } from '../applyTheme.ts';
import { trafikfonden } from './trafikfonden.ts';

applyTheme('trafikfonden', trafikfonden);
