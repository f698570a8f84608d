import type { FastifyInstance } from 'fastify';

import type { Services } from '../services.ts';
import { createSituations } from '../situations/createSituations.ts';
import { archiveControl } from './archiveControl.ts';
import { bankIdControl } from './bankIdControl.ts';
import { customerControl } from './customerControl.ts';
import { hubControl } from './hubControl.ts';
import { messageControl } from './messageControl.ts';
import { mountOperations } from './operations.ts';
import { paymentControl } from './paymentControl.ts';
import { settingControl } from './settingControl.ts';
import { situationControl } from './situationControl.ts';
import { testControl } from './testControl.ts';

/** The whole control API. */
export const controlApi = (services: Services) => ({
  ...archiveControl(services),
  ...bankIdControl(services),
  ...customerControl(services),
  ...hubControl(services),
  ...messageControl(services),
  ...paymentControl(services),
  ...settingControl(services),
  ...situationControl(services, createSituations(services)),
  ...testControl(services),
});

/** The page `/sandbox` takes the types of its calls and answers from here. */
type ControlApi = ReturnType<typeof controlApi>;

/** Method and path of an operation, for instance `GET payments`. */
export type OperationName = keyof ControlApi;

/** What the operation answers. */
export type AnswerOf<Name extends OperationName> = Awaited<ReturnType<ControlApi[Name]>>;

/** Makes a route of each operation of the control API. */
export function mountControl(app: FastifyInstance, services: Services): void {
  mountOperations(app, controlApi(services));
}
