/**
 * Codes of the problems that the generator itself finds, with the texts that `tuyen explain` prints. Problems of
 * schemas have other codes. Each code has a test.
 */
export const GENERATOR_CODES = {
  TUY851: {
    title: 'Owned parts of a resource that does not exist',
    explanation:
      'A folder below `custom` has the name of no resource (in the portal, below `custom/pages`: of no flow), so its files replace nothing. Everything else is generated. Rename the folder to the resource it is meant for (ejected parts keep their base text), or delete it.',
  },
  TUY852: {
    title: 'An owned file whose name replaces nothing',
    explanation:
      'Owned parts are columns.tsx, filters.tsx, inputs.tsx, fields.tsx and form.tsx; owned pages are list.tsx, create.tsx, edit.tsx and show.tsx; of a flow of the portal page.tsx, steps.tsx and result.tsx. This name is close to one of them, or the flow has no such part. Files with other names are ignored.',
  },
  TUY853: {
    title: 'An owned file without the export that replaces the generated one',
    explanation:
      'A part is exported under its own name (`export const inputs = { … }` in inputs.tsx), a page or form under the name of the generated component (`export const VehicleList` in list.tsx). A page of the portal is a default export. The generated code imports exactly that.',
  },
  TUY854: {
    title: 'An icon that Material does not have',
    explanation:
      'The `icon` of a resource or of a flow is the name of an icon of @mui/icons-material, such as `DirectionsBus`. The generated menu entry imports it.',
  },
  TUY856: {
    title: 'An owned file that does not parse',
    explanation:
      'The file has a syntax error, so what it exports cannot be read. Fix the syntax; nothing is generated until then.',
  },
  TUY857: {
    title: 'An owned input or field that no page shows',
    explanation:
      'The pages place inputs and fields by the sections of the schema. A key of `inputs` or `fields` that is in no section is never shown. Fix its name, add the field to the schema, or own the page and place the field there. If the file was ejected and the schema has removed the field since, `tuyen upgrade` removes the key. If you have changed the key, `--keep` keeps it, and this is a warning.',
  },
  TUY859: {
    title: 'A part that already has an owned file',
    explanation:
      'A file of that name exists below `custom` and replaces the generated part. Ejecting never overwrites it. Rename or delete the file, then eject again.',
  },
  TUY860: {
    title: 'A conflict between a schema change and an ejected file',
    explanation:
      '`tuyen upgrade` merges what a schema changed into an ejected file. Here both changed the same code, or you deleted a part that the schema changed, or the schema removed something that the file still uses, or the schema adds something whose parent the file has removed. The file is left unchanged. Edit it, then run `tuyen upgrade <resource> <part> --keep`, which keeps your version and merges everything else. Or run it with `--markers` to write both versions into the file.',
  },
  TUY861: {
    title: 'An ejected file without its base text',
    explanation:
      'A merge needs the text that the file was ejected from. `tuyen eject` saves it in the folder `.base` below `custom` and its digest in tuyen.lock.json. Both are committed. A file written by hand has no base; it follows its schema by composing the generated part. Restore a lost or edited base from version control.',
  },
  TUY863: {
    title: 'An owned file that is a broken link',
    explanation:
      'An owned file is a symbolic link whose target does not exist. If tuyen ignored it, the generated part would silently replace yours. Restore the target, or delete the link.',
  },
  TUY862: {
    title: 'An ejected part that is no longer generated',
    explanation:
      'The schema no longer needs this part (its action was removed, or create and edit no longer share a form), so the file replaces nothing. Delete it, or move what you still need to another part.',
  },
  TUY864: {
    title: 'A name in an owned file that may be an earlier one',
    explanation:
      '`tuyen upgrade` writes the current names of renamed fields and resources into owned files where it is certain what is meant: the `source` of an input, the key of a record, an import. Here the file has an earlier name elsewhere, as in `record.isbn` or in a text. Write the current name if that is meant. Once no database needs the earlier name, remove `x-renamed-from` or `x-renamed-values` from the schema, and the warning ends.',
  },
  TUY865: {
    title: 'Two generated files with the same path',
    explanation:
      'The names of two schemas, or the name of a schema and that of a file that is always generated (such as index or enums), lead to the same path, so that one file would overwrite the other. Paths that differ only by case are the same on some computers. Choose another name for one of them. Nothing is written until then.',
  },
  TUY869: {
    title: 'A module of a portal page that does not exist',
    explanation:
      '"page" and "result" of a portal flow name modules of the project, relative to the file of the flow. Each has a default export: a component, or for "sent" a function. Generated code imports them. Write the module, or remove the key.',
  },
  TUY870: {
    title: 'A plugin that cannot be loaded',
    explanation:
      '"plugins" in tuyen.config.json names modules: files of the project ("./plugins/zod.ts", relative to tuyen.config.json) and installed packages ("@acme/tuyen-docs"). The module is missing, or stops with an error when it is imported. Plugins define field kinds, so the schemas are not checked until then.',
  },
  TUY871: {
    title: 'A module that is no plugin',
    explanation:
      "The default export of a plugin's module is an object made by definePlugin of @tuyen/generator/plugin. It has a name of its own and only members that tuyen reads: emitters, checks, codes, kinds, viewKinds, operators, sources, commands. A view kind has a name of its own, settings, and a component that exists. An operator has SQL for both databases. definePlugin records the version of the plugin interface. A plugin for another version is refused. `tuyen new plugin <name>` starts a plugin that works.",
  },
  TUY866: {
    title: 'Two names that become the same in code',
    explanation:
      'Types, schemas and operations of the API are named after resources, enums and prints, without hyphens: "a-1" and "a1" both become A1. Some names belong to the API itself, such as ApiProblem. Choose another name. Nothing is written until then.',
  },
  TUY867: {
    title: 'A pattern that can block the server',
    explanation:
      'A regular expression is tried in all ways that a text allows. For some texts this pattern has very many of them: `^(a+)+$` twice as many for each further character, `\\s+$` a number that grows with the square of the length. While the server tests such a text, it answers no other request. The message shows a text to try. It is an error if the longest text that the field accepts can take more than an instant. Let each text match in one way only: begin with ^, and separate repeated parts by a character that they do not contain, as in `^[a-z]+(?:-[a-z]+)*$`.',
  },
  TUY868: {
    title: 'A pattern that cannot be analyzed',
    explanation:
      'Every pattern is analyzed for texts that would take the server very long. This one uses look-around, back references or large counts in a way for which the analysis gives no answer in time. It may be harmless. Simplify it, or check what cannot be simplified in the code of a kind.',
  },
} as const;

export type GeneratorCode = keyof typeof GENERATOR_CODES;
