import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their text is short and their work long. By size they would begin among the last, and run alone at the end. */
const LONG =
  /(orders\/parallel|order-mails|admin\/create|running|foreign\/clinic|admin-walk|citizen-to-clerk|server-driven|admin-accessibility|portal-pages|equivalence\/edits)\.test\.tsx?$/;

/**
 * The order of test files: as Vitest has it, but the long ones of a project first. On a fresh clone it knows no times, only sizes. Those
 * that need a page come together: a process serves files of one environment, and starting the next takes a second.
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

/** What the file itself asks for, in its first comment; else nothing. */
const environmentOf = async ({ moduleId }: TestSpecification): Promise<string | undefined> =>
  /^\/\/ @vitest-environment (\w+)/u.exec(await readFile(moduleId, 'utf8'))?.[1];
