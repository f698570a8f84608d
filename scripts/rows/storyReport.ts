import { asList, asObject, asText } from './json.ts';
import { countEvidence } from './rowEvidence.ts';
import type { ReportCounts, RowEvidence } from './rowEvidence.ts';
import { rowsInTags } from './rowNames.ts';
import { isChosen } from './storyWords.ts';

/**
 * Reads how Storybook's test-runner went through the stories of an index. The report names no tags, so the rows come from
 * the index. A story that was not visited counts as failed.
 *
 * @param words only the stories whose title contains one of them; none reads all
 */
export function readStoryReport(
  report: unknown,
  index: unknown,
  words: readonly string[] = [],
): ReportCounts {
  const outcomes = new Map(
    asList(asObject(report)['testResults'])
      .flatMap((file) => asList(asObject(file)['assertionResults']))
      .map(asObject)
      .map((test) => [asList(test['ancestorTitles']).join(' / '), asText(test['status'])]),
  );
  const stories = Object.values(asObject(asObject(index)['entries']))
    .map(asObject)
    .filter((entry) => entry['type'] === 'story' && asList(entry['tags']).includes('test'))
    .filter(({ title }) => isChosen(asText(title), words));
  return countEvidence(
    stories.map((story): RowEvidence => {
      const name = `${asText(story['title'])} / ${asText(story['name'])}`;
      return {
        rows: rowsInTags(asList(story['tags']).map(asText)),
        test: `stories: ${name}`,
        outcome: outcomes.get(name) === 'passed' ? 'passed' : 'failed',
      };
    }),
  );
}
