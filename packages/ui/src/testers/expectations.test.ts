import { expect, it } from 'vitest';

import { expectAnnounced, expectIdRefsResolve, recordAnnouncements } from './index.ts';

function add(html: string, parent: Element = document.body): Element {
  parent.insertAdjacentHTML('beforeend', html);
  const added = parent.lastElementChild;
  if (added === null) throw new Error('Nothing was added.');
  return added;
}

it('records what is added to live regions, with its urgency', async () => {
  const polite = add('<div aria-live="polite">Fanns redan</div>');
  const assertive = add('<div aria-live="assertive"></div>');
  const heard = recordAnnouncements();
  add('<p>Visar 10 av 43</p>', polite);
  add('<p>Du loggas ut</p>', assertive);
  add('<p>Syns, men hörs inte</p>');
  await expectAnnounced(heard, 'Visar 10 av 43', 'polite');
  await expectAnnounced(heard, /loggas ut/u, 'assertive');
  expect(heard.said()).toHaveLength(2);
  heard.stop();
});

it('records an alert that appears with its text, but not a status that does', async () => {
  const heard = recordAnnouncements();
  add('<div role="alert">Det gick inte att betala</div>');
  add('<div role="status">Sparat</div>');
  await expectAnnounced(heard, 'Det gick inte att betala');
  expect(heard.said()).toEqual([{ message: 'Det gick inte att betala', politeness: 'assertive' }]);
  heard.stop();
});

it('fails for a message announced twice and lists what was announced', async () => {
  const region = add('<div aria-live="polite"></div>');
  const heard = recordAnnouncements();
  add('<p>Kopierat</p>', region);
  add('<p>Kopierat</p>', region);
  await expect(expectAnnounced(heard, 'Kopierat')).rejects.toThrow(
    /said once, but it was said 2 times. Heard: polite: Kopierat \| polite: Kopierat/u,
  );
  heard.clear();
  expect(heard.said()).toEqual([]);
  heard.stop();
});

it('fails for an id reference without a target and for an id that is used twice', () => {
  add('<label for="a">Namn</label>');
  expect(expectIdRefsResolve).toThrow('<label for="a"> points to nothing');
  add('<input id="a">');
  expectIdRefsResolve();
  add('<input id="a">');
  expect(expectIdRefsResolve).toThrow("id 'a' is used more than once");
});
