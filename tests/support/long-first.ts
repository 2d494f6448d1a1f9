import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that are short but take long. Sorted by size, they would start among the last and run alone at the end. */
const LONG =
  /(orders\/parallel|order-mails|admin\/create|running|foreign\/clinic|admin-walk|citizen-to-clerk|server-driven|admin-accessibility|portal-pages|equivalence\/edits)\.test\.tsx?$/;

/**
 * Sorts test files as Vitest does, but puts the listed long-running files of a project first. In a fresh clone, Vitest
 * does not know the durations of files, only their sizes. Files that need a DOM come one after the other, because a
 * process serves files of one environment only, and starting another process takes a second.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const environments = await Promise.all(sorted.map(environmentOf));
    const places = new Map(sorted.map((file, at) => [file, `${file.project.name} ${environments[at]}`]));
    return [...Map.groupBy(sorted, (file) => places.get(file)).values()].flatMap((group) => {
      const { true: long = [], false: others = [] } = Object.groupBy(group, ({ moduleId }) => `${LONG.test(moduleId)}`);
      return [...long, ...others];
    });
  }
}

const environmentOf = async ({ moduleId }: TestSpecification): Promise<string | undefined> =>
  /^\/\/ @vitest-environment (\w+)/u.exec(await readFile(moduleId, 'utf8'))?.[1];
