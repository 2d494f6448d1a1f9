import { TOOL_TEXTS } from '../build/tool-texts.ts';
import { catalogOf, type Catalog } from '../load/catalog.ts';
import { checkAccess } from '../load/checks/project/access.ts';
import { checkPromisingFields, checkSerialTemplates, checkTimeZone } from '../load/checks/project/config.ts';
import { checkBackends } from '../load/checks/backends/backends.ts';
import { checkDialects } from '../load/checks/backends/dialects.ts';
import { checkPlaces } from '../load/checks/backends/places.ts';
import { checkUnserved } from '../load/checks/backends/unserved.ts';
import { checkConditions } from '../load/checks/fields/conditions.ts';
import { checkOverrides } from '../load/checks/fields/overrides.ts';
import { checkEnums } from '../load/checks/fields/enums.ts';
import { checkFields } from '../load/checks/fields/fields.ts';
import { checkIdentity } from '../load/checks/project/identity.ts';
import { checkInlineEnums } from '../load/checks/fields/inline-enums.ts';
import { checkKinds } from '../load/checks/fields/kinds.ts';
import { checkLimits } from '../load/checks/fields/limits.ts';
import { checkLocales } from '../load/checks/project/locales.ts';
import { checkNames } from '../load/checks/project/names.ts';
import { checkOperations } from '../load/checks/work/operations.ts';
import { checkOptions } from '../load/checks/fields/option-rules.ts';
import { checkByMonth } from '../load/checks/work/by-month.ts';
import { checkAssignees } from '../load/checks/work/assignee.ts';
import { checkHolders } from '../load/checks/work/holder.ts';
import { checkKeyFacts } from '../load/checks/work/key-facts.ts';
import { checkOwner } from '../load/checks/project/owner.ts';
import { checkServed } from '../load/checks/project/served.ts';
import { checkLetterhead } from '../documents/print/check-prints.ts';
import { checkRecordDefaults } from '../load/checks/fields/record-defaults.ts';
import { checkMenu } from '../load/checks/fields/menu.ts';
import { checkReferences } from '../load/checks/fields/references.ts';
import { checkRenames } from '../load/checks/project/renames.ts';
import { checkRelated, checkTimelines } from '../load/checks/work/related.ts';
import { checkCurrencies } from '../load/checks/fields/currencies.ts';
import { checkRows } from '../load/checks/fields/rows.ts';
import { checkRules } from '../load/checks/fields/rules.ts';
import { shapeChecks } from '../load/checks/fields/shape.ts';
import { checkTabs } from '../load/checks/work/tabs.ts';
import { checkTexts } from '../load/checks/project/texts.ts';
import { checkWording } from '../load/checks/project/wording.ts';
import { checkValues } from '../load/checks/fields/values.ts';
import { checkViewKinds } from '../load/checks/work/view-kinds.ts';
import { checkViews } from '../load/checks/work/views.ts';
import { checkEffects } from '../load/checks/fields/without-effect.ts';
import { checkWorkflow } from '../load/checks/work/workflow.ts';
import { DOCUMENT_TYPES, schemasOfDocument } from '../documents/document-types.ts';
import type { DocumentKind, DocumentTypeName } from '../model/document-kinds.ts';
import { operatorsOf, viewKindsOf } from '../load/plugins.ts';
import type { Document, SchemaProblem } from '../load/problem.ts';
import type { Locales, ProjectConfig } from '../load/project.ts';
import type { EarlierLoad } from '../load/read.ts';

export function check(
  config: ProjectConfig,
  documents: readonly Document[],
  {
    toolWords = {},
    kindCodes,
    unchanged,
    plugins = [],
  }: Pick<EarlierLoad, 'toolWords' | 'kindCodes' | 'unchanged' | 'plugins'> = {},
): readonly SchemaProblem[] {
  const changed = documents.filter(({ file }) => unchanged?.has(file) !== true);
  const viewKinds = viewKindsOf(plugins);
  const shape = changed.flatMap(shapeChecks(viewKinds));
  const hasShapeErrors = new Set(shape.map(({ document }) => document));
  const catalog = catalogOf(config, documents, withModelTexts(toolWords), kindCodes, viewKinds, operatorsOf(plugins));
  // Lookup tables that contain only the changed resources. They are used by checks that do not compare resources with
  // each other.
  const own = unchanged ? withResourcesOf(catalog, changed) : catalog;
  const hasValidShape = (document: Document) => !hasShapeErrors.has(document);
  const problems = [
    ...shape,
    ...checkNames(catalog),
    ...checkRenames(catalog),
    ...checkTexts(own),
    ...checkFields(own),
    ...checkRows(own),
    ...checkCurrencies(own),
    ...checkRules(own),
    ...checkMenu(catalog),
    ...checkReferences(catalog),
    ...checkLimits(own, schemasOfDocument),
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
    ...checkServed(catalog),
    ...checkKeyFacts(catalog),
    ...checkPlaces(catalog),
    ...checkUnserved(catalog),
    ...[...Object.values(OF_KIND), ...Object.values(DOCUMENT_TYPES).map(({ checks }) => checks)].flatMap((checks) =>
      checks.flatMap((checkKind) => [...checkKind(catalog)]),
    ),
    ...checkInlineEnums(catalog),
  ];
  // Checks the wording of a file only if the file has no other problem. A wrong key often causes a wrong finding about
  // the wording.
  const hasProblems = new Set(problems.map(({ document }) => document));
  return [...problems, ...[...checkWording(own)].filter(({ document }) => !hasProblems.has(document))];
}

type Checks = readonly ((catalog: Catalog) => Iterable<SchemaProblem>)[];

/**
 * Checks of each kind of file that is no document type. The list for resources is empty: their checks are listed
 * separately above, because they also read the fields of other files.
 */
const OF_KIND: Readonly<Record<Exclude<DocumentKind, DocumentTypeName>, Checks>> = {
  config: [checkIdentity, checkBackends, checkSerialTemplates, checkTimeZone, checkLetterhead, checkPromisingFields],
  resource: [],
  enum: [checkEnums],
  backend: [checkDialects],
  kind: [checkKinds],
  locale: [checkLocales],
  // Files of these kinds have no checks here. `checkAccess` and `checkNames` check them together with the resources.
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
 * Adds the translated texts of the package `@tuyen/model` to those of the back-office. That package is always
 * installed. The texts of the back-office exist only if the project installs the kit.
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
