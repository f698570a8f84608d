import { expect, it } from 'vitest';

import { readStoryReport } from './storyReport.ts';

it('takes the rows from the index and counts a story that was not visited as failed', () => {
  const story = (name: string, ...tags: string[]) => ({
    type: 'story',
    title: 'Feedback/Dialog',
    name,
    tags: ['test', ...tags],
  });
  const visit = (name: string, status: string) => ({
    ancestorTitles: ['Feedback/Dialog', name],
    title: 'smoke-test',
    status,
  });
  const index = {
    entries: {
      open: story('Open', 'U03', 'play-fn'),
      large: story('Large', 'U04'),
      forgotten: story('Forgotten', 'U05'),
      untagged: story('Untagged'),
      elsewhere: { ...story('Elsewhere'), tags: [] },
      docs: { ...story('Docs'), type: 'docs' },
    },
  };
  const report = {
    testResults: [
      { assertionResults: [visit('Open', 'passed'), visit('Large', 'failed')] },
      { assertionResults: [visit('Untagged', 'passed')] },
    ],
  };
  expect(readStoryReport(report, index)).toEqual({
    run: 4,
    skipped: 0,
    failed: 2,
    failures: ['stories: Feedback/Dialog / Large', 'stories: Feedback/Dialog / Forgotten'],
    evidence: [
      { rows: ['U03'], test: 'stories: Feedback/Dialog / Open', outcome: 'passed' },
      { rows: ['U04'], test: 'stories: Feedback/Dialog / Large', outcome: 'failed' },
      { rows: ['U05'], test: 'stories: Feedback/Dialog / Forgotten', outcome: 'failed' },
    ],
  });
  // Words choose by title, and what is not chosen is not missed.
  expect(readStoryReport(report, index, ['footer', 'dialog']).run).toBe(4);
  expect(readStoryReport(report, index, ['footer']).run).toBe(0);
});
