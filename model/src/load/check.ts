import { TOOL_TEXTS } from '../build/tool-texts.ts';
import { catalogOf, type Catalog } from './catalog.ts';
import { checkAccess } from './checks/project/access.ts';
import { checkPromisingFields, checkSerialTemplates, checkTimeZone } from './checks/project/config.ts';
import { checkConditions } from './checks/fields/conditions.ts';
import { checkOverrides } from './checks/fields/overrides.ts';
import { checkDashboards } from './checks/work/dashboards.ts';
import { checkEnums } from './checks/fields/enums.ts';
import { checkFields } from './checks/fields/fields.ts';
import { checkIdentity } from './checks/project/identity.ts';
import { checkInlineEnums } from './checks/fields/inline-enums.ts';
import { checkKinds } from './checks/fields/kinds.ts';
import { checkLimits } from './checks/fields/limits.ts';
import { checkLocales } from './checks/project/locales.ts';
import { checkMails } from './checks/documents/mails.ts';
import { checkNames } from './checks/project/names.ts';
import { checkOperations } from './checks/work/operations.ts';
import { checkOptions } from './checks/fields/option-rules.ts';
import { checkByMonth } from './checks/work/by-month.ts';
import { checkAssignees } from './checks/work/assignee.ts';
import { checkHolders } from './checks/work/holder.ts';
import { checkOwner } from './checks/project/owner.ts';
import { checkFlows } from './checks/work/flows.ts';
import { checkLetterhead, checkPrints } from './checks/documents/prints.ts';
import { checkRecordDefaults } from './checks/fields/record-defaults.ts';
import { checkReferences } from './checks/fields/references.ts';
import { checkRenames } from './checks/project/renames.ts';
import { checkRelated, checkTimelines } from './checks/work/related.ts';
import { checkCurrencies } from './checks/fields/currencies.ts';
import { checkRows } from './checks/fields/rows.ts';
import { checkRules } from './checks/fields/rules.ts';
import { checkScenarios } from './checks/work/scenarios.ts';
import { shapeChecks } from './checks/fields/shape.ts';
import { checkTabs } from './checks/work/tabs.ts';
import { checkTexts } from './checks/documents/texts.ts';
import { checkValues } from './checks/fields/values.ts';
import { checkViewKinds } from './checks/work/view-kinds.ts';
import { checkViews } from './checks/work/views.ts';
import { checkEffects } from './checks/fields/without-effect.ts';
import { checkWorkflow } from './checks/work/workflow.ts';
import type { DocumentKind } from './document-kinds.ts';
import { operatorsOf, viewKindsOf } from './plugins.ts';
import type { Document, SchemaProblem } from './problem.ts';
import type { Locales, ProjectConfig } from './project.ts';
import type { Known } from './read.ts';

/** Checks each file against its meta-schema, then the references and rules across files. */
export function check(
  config: ProjectConfig,
  documents: readonly Document[],
  {
    toolWords = {},
    kindCodes,
    unchanged,
    plugins = [],
  }: Pick<Known, 'toolWords' | 'kindCodes' | 'unchanged' | 'plugins'> = {},
): readonly SchemaProblem[] {
  const changed = documents.filter(({ file }) => unchanged?.has(file) !== true);
  const viewKinds = viewKindsOf(plugins);
  const shape = changed.flatMap(shapeChecks(viewKinds));
  const hasShapeErrors = new Set(shape.map(({ document }) => document));
  const catalog = catalogOf(config, documents, withModelTexts(toolWords), kindCodes, viewKinds, operatorsOf(plugins));
  // Catalog with only the changed resources. It is for checks that do not compare resources with each other.
  const own = unchanged ? withResourcesOf(catalog, changed) : catalog;
  const hasValidShape = (document: Document) => !hasShapeErrors.has(document);
  return [
    ...shape,
    ...checkNames(catalog),
    ...checkRenames(catalog),
    ...checkTexts(own),
    ...checkFields(own),
    ...checkRows(own),
    ...checkCurrencies(own),
    ...checkRules(own),
    ...checkReferences(catalog),
    ...checkLimits(own),
    ...checkEffects(own),
    ...checkValues(own, hasValidShape),
    ...checkRecordDefaults(own, hasValidShape),
    ...checkConditions(own),
    ...checkOverrides(own),
    ...checkOptions(catalog),
    ...checkViews(own),
    ...checkTabs(catalog),
    ...checkWorkflow(catalog),
    ...checkOperations(catalog),
    ...checkRelated(catalog),
    ...checkViewKinds(catalog),
    ...checkByMonth(catalog),
    ...checkTimelines(catalog),
    ...checkAccess(catalog),
    ...checkOwner(catalog),
    ...checkAssignees(catalog),
    ...checkHolders(catalog),
    ...Object.values(OF_KIND).flatMap((checks) => checks.flatMap((checkKind) => [...checkKind(catalog)])),
    ...checkInlineEnums(catalog),
  ];
}

/**
 * Checks of each kind of file. The list for resources is empty: their checks are listed separately above, because they
 * also read the fields of other files.
 */
const OF_KIND: Readonly<Record<DocumentKind, readonly ((catalog: Catalog) => Iterable<SchemaProblem>)[]>> = {
  config: [checkIdentity, checkSerialTemplates, checkTimeZone, checkLetterhead, checkPromisingFields],
  resource: [],
  flow: [checkFlows],
  mail: [checkMails],
  print: [checkPrints],
  dashboard: [checkDashboards],
  scenario: [checkScenarios],
  enum: [checkEnums],
  kind: [checkKinds],
  locale: [checkLocales],
  // These kinds have no checks here, because `checkAccess` and `checkNames` check them together with the resources.
  'permission-module': [],
  'role-groups': [],
  menu: [],
};

function withResourcesOf(catalog: Catalog, documents: readonly Document[]): Catalog {
  const chosen = new Set(documents);
  return {
    ...catalog,
    documents,
    resources: new Map([...catalog.resources].filter(([, { document }]) => chosen.has(document))),
  };
}

/**
 * Adds the texts of the package `@tuyen/model` to the other texts of the tool. The package is always installed, whereas
 * the texts of the back-office exist only if the project installs the kit.
 */
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
