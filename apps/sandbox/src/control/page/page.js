import { call } from './call.js';
import { element } from './dom.js';
import { startExtracts } from './extracts.js';
import { startLogin } from './login.js';
import { startMessages } from './messages.js';
import { startOperations } from './operations.js';
import { startPayments } from './payments.js';
import { section } from './section.js';

const pollInterval = 2000;

const showOrder = startLogin();
const showPayments = startPayments();
const showMessages = startMessages();
const showExtracts = startExtracts();
const showOperations = startOperations();
const { act } = section('reset');

/** Less often than the rest: a customer may have thousands of messages, and systems change seldom. */
function refreshSlowly() {
  if (document.visibilityState !== 'visible') return;
  showMessages();
  showOperations();
}

/** What changes while somebody looks at the page. */
function refresh() {
  showOrder();
  showPayments();
  showExtracts();
}

element('reset', HTMLButtonElement).addEventListener('click', () =>
  act(() => call('POST reset'), {
    done: 'Provmiljön är återställd.',
    refused: 'Det gick inte att återställa provmiljön.',
    show: async () => {
      refresh();
      refreshSlowly();
    },
  }),
);

document.addEventListener('visibilitychange', refresh);
document.addEventListener('visibilitychange', refreshSlowly);
addEventListener('focus', refreshSlowly);
setInterval(refresh, pollInterval);
refresh();
refreshSlowly();
