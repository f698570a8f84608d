import type { Journey } from '../support/journey.ts';
import { claims } from './claims.ts';
import { forms } from './forms.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';

export const journeys: readonly Journey[] = [...login, ...claims, ...messages, ...forms];
