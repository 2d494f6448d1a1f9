import { catalogueOf } from './catalogue.ts';
import { checkAccess } from './checks/access.ts';
import { checkIdentity, checkSerialTemplates, checkTimeZone } from './checks/config.ts';
import { checkConditions } from './checks/conditions.ts';
import { checkEnums } from './checks/enums.ts';
import { checkFields } from './checks/fields.ts';
import { checkInlineEnums } from './checks/inline-enums.ts';
import { checkLimits } from './checks/limits.ts';
import { checkLocales } from './checks/locales.ts';
import { checkNames } from './checks/names.ts';
import { checkOptions } from './checks/options.ts';
import { checkOwner } from './checks/owner.ts';
import { checkPortal } from './checks/portal.ts';
import { checkReferences } from './checks/references.ts';
import { checkRules } from './checks/rules.ts';
import { checkShape } from './checks/shape.ts';
import { checkTexts } from './checks/texts.ts';
import { checkValues } from './checks/values.ts';
import { checkViews } from './checks/views.ts';
import { checkWorkflow } from './checks/workflow.ts';
import type { Document, Problem } from './problem.ts';
import type { ProjectConfig } from './project.ts';

/** Everything that is wrong with the files: first each file's shape, then what they mean together. */
export function check(config: ProjectConfig, documents: readonly Document[]): readonly Problem[] {
  const shape = documents.flatMap(checkShape);
  const misshapen = new Set(shape.map(({ document }) => document));
  const catalogue = catalogueOf(config, documents);
  return [
    ...shape,
    ...checkNames(catalogue),
    ...checkIdentity(catalogue),
    ...checkSerialTemplates(catalogue),
    ...checkTimeZone(catalogue),
    ...checkTexts(catalogue),
    ...checkFields(catalogue),
    ...checkRules(catalogue),
    ...checkReferences(catalogue),
    ...checkLimits(catalogue),
    ...checkValues(catalogue, (document) => !misshapen.has(document)),
    ...checkConditions(catalogue),
    ...checkOptions(catalogue),
    ...checkViews(catalogue),
    ...checkWorkflow(catalogue),
    ...checkAccess(catalogue),
    ...checkOwner(catalogue),
    ...checkPortal(catalogue),
    ...checkEnums(catalogue),
    ...checkInlineEnums(catalogue),
    ...checkLocales(catalogue),
  ];
}
