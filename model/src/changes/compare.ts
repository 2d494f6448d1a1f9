import type { Project } from '../load/project.ts';
import type { SchemaChange } from './change.ts';
import { comparable } from './comparable.ts';
import { condensed, withoutConsequences } from './condense.ts';
import { Differences } from './differences.ts';
import { placeOf } from './place.ts';
import { NO_RENAMES, renamesOf } from './renames.ts';
import { verdictOf } from './rules/index.ts';
import { subjectOf } from './subject.ts';

export function compareProjects(before: Project, after: Project): readonly SchemaChange[] {
  if (!before.model || !after.model) throw new Error('Only projects without errors can be compared.');
  const renames = renamesOf(before.model, after.model);
  const differences = new Differences(renames, before.model.languages, after.model.languages);
  differences.compare(comparable(before, NO_RENAMES), comparable(after, renames));
  const changes = withoutConsequences(differences.found).map((difference) => ({
    ...verdictOf(difference, { before, after }),
    subject: subjectOf(difference),
    place: placeOf(difference, before, after),
    difference,
  }));
  return condensed(changes);
}
