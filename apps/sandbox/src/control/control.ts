import { hubControl } from './hubControl.ts';
import type { Services } from '../services.ts';
import { archiveControl } from './archiveControl.ts';
import { bankIdControl } from './bankIdControl.ts';
import { customerControl } from './customerControl.ts';
import { messageControl } from './messageControl.ts';
import { paymentControl } from './paymentControl.ts';
import { settingControl } from './settingControl.ts';
import { testControl } from './testControl.ts';

/** The whole control API. The page `/sandbox` takes the names and the answers of its calls from here. */
export const controlApi = (services: Services) => ({
  ...archiveControl(services),
  ...bankIdControl(services),
  ...customerControl(services),
  ...hubControl(services),
  ...messageControl(services),
  ...paymentControl(services),
  ...settingControl(services),
  ...testControl(services),
});

type ControlApi = ReturnType<typeof controlApi>;

/** Method and path of an operation, for instance `GET payments`. */
export type OperationName = keyof ControlApi;

/** What the operation answers. */
export type AnswerOf<Name extends OperationName> = Awaited<ReturnType<ControlApi[Name]>>;
