import { TOOL_TEXTS } from '../build/tool-texts.ts';
import { catalogOf } from './catalog.ts';
import { checkAccess } from './checks/access.ts';
import { checkSerialTemplates, checkTimeZone } from './checks/config.ts';
import { checkConditions } from './checks/conditions.ts';
import { checkDashboards } from './checks/dashboards.ts';
import { checkEnums } from './checks/enums.ts';
import { checkFields } from './checks/fields.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkInlineEnums } from './checks/inline-enums.ts';
import { checkKinds } from './checks/kinds.ts';
import { checkLimits } from './checks/limits.ts';
import { checkLocales } from './checks/locales.ts';
import { checkMails } from './checks/mails.ts';
import { checkNames } from './checks/names.ts';
import { checkOperations } from './checks/operations.ts';
import { checkOptions } from './checks/option-rules.ts';
import { checkAssignees } from './checks/assignee.ts';
import { checkOwner } from './checks/owner.ts';
import { checkFlows } from './checks/flows.ts';
import { checkLetterhead, checkPrints } from './checks/prints.ts';
import { checkReferences } from './checks/references.ts';
import { checkRenames } from './checks/renames.ts';
import { checkRelated, checkTimelines } from './checks/related.ts';
import { checkRows } from './checks/rows.ts';
import { checkRules } from './checks/rules.ts';
import { checkScenarios } from './checks/scenarios.ts';
import { checkShape } from './checks/shape.ts';
import { checkTabs } from './checks/tabs.ts';
import { checkTexts } from './checks/texts.ts';
import { checkValues } from './checks/values.ts';
import { checkViewKinds } from './checks/view-kinds/index.ts';
import { checkViews } from './checks/views.ts';
import { checkWorkflow } from './checks/workflow.ts';
import type { Document, Problem } from './problem.ts';
import type { Locales, ProjectConfig } from './project.ts';
import type { Known } from './read.ts';

/** Checks each file against its meta-schema, then the references and rules across files. */
export function check(
  config: ProjectConfig,
  documents: readonly Document[],
  { toolWords = {}, kindCodes }: Pick<Known, 'toolWords' | 'kindCodes'> = {},
): readonly Problem[] {
  const shape = documents.flatMap(checkShape);
  const hasShapeErrors = new Set(shape.map(({ document }) => document));
  const catalog = catalogOf(config, documents, withModelTexts(toolWords), kindCodes);
  return [
    ...shape,
    ...checkNames(catalog),
    ...checkRenames(catalog),
    ...checkIdentity(catalog),
    ...checkSerialTemplates(catalog),
    ...checkTimeZone(catalog),
    ...checkTexts(catalog),
    ...checkFields(catalog),
    ...checkRows(catalog),
    ...checkRules(catalog),
    ...checkReferences(catalog),
    ...checkLimits(catalog),
    ...checkValues(catalog, (document) => !hasShapeErrors.has(document)),
    ...checkConditions(catalog),
    ...checkOptions(catalog),
    ...checkViews(catalog),
    ...checkTabs(catalog),
    ...checkWorkflow(catalog),
    ...checkOperations(catalog),
    ...checkRelated(catalog),
    ...checkViewKinds(catalog),
    ...checkTimelines(catalog),
    ...checkAccess(catalog),
    ...checkOwner(catalog),
    ...checkAssignees(catalog),
    ...checkFlows(catalog),
    ...checkMails(catalog),
    ...checkPrints(catalog),
    ...checkLetterhead(catalog),
    ...checkDashboards(catalog),
    ...checkScenarios(catalog),
    ...checkEnums(catalog),
    ...checkKinds(catalog),
    ...checkInlineEnums(catalog),
    ...checkLocales(catalog),
  ];
}

/** The texts of the model are always there; those of a back-office come with the kit that the project installs. */
function withModelTexts(toolWords: Locales): Locales {
  const languages = new Set([...Object.keys(TOOL_TEXTS), ...Object.keys(toolWords)]);
  const texts: Locales[string] = TOOL_TEXTS;
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      { ...toolWords[language], ...(texts[language] && { model: texts[language] }) },
    ]),
  );
}
