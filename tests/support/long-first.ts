import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their text is short and their work long. By size they would begin among the last, and run alone at the end. */
const LONG =
  /(orders\/parallel|order-mails|admin\/create|running|foreign\/clinic|admin-walk|citizen-to-clerk|server-driven|admin-accessibility|portal-pages)\.test\.ts$/;

/** The order of test files: as Vitest has it, but the long ones of a project first. On a fresh clone it knows no times, only sizes. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((group) => {
      const { true: long = [], false: others = [] } = Object.groupBy(group, ({ moduleId }) => `${LONG.test(moduleId)}`);
      return [...long, ...others];
    });
  }
}
