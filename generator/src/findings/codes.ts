/** What the generator finds wrong beyond the schemas themselves. `tuyen explain` prints these; each has a test. */
export const GENERATOR_CODES = {
  TUY951: {
    title: 'Owned parts of a resource that is not there',
    explanation:
      'A folder below `custom` is named like no resource, so its files replace nothing; all else is generated. Rename the folder to the resource it is meant for (parts that were ejected keep what they are merged from), or delete it with the resource.',
  },
  TUY952: {
    title: 'An owned file whose name replaces nothing',
    explanation:
      'Owned parts are columns.tsx, filters.tsx, inputs.tsx, fields.tsx and form.tsx; owned pages are list.tsx, create.tsx, edit.tsx and show.tsx. This name is nearly one of them. Files with other names are yours and are never looked at.',
  },
  TUY953: {
    title: 'An owned file without the export that replaces the generated one',
    explanation:
      'A part is exported under its own name (`export const inputs = { … }` in inputs.tsx), a page or form under the name of the generated component (`export const VehicleList` in list.tsx). The generated code imports exactly that name.',
  },
  TUY954: {
    title: 'An icon that Material does not have',
    explanation:
      'The `icon` of a resource is the name of an icon of @mui/icons-material, such as `DirectionsBus`. The generated menu entry imports it.',
  },
  TUY956: {
    title: 'An owned file that does not parse',
    explanation:
      'The file has a syntax error, so what it exports cannot be read. Mend the syntax; nothing is generated until then.',
  },
  TUY957: {
    title: 'An owned input or field that is shown nowhere',
    explanation:
      'The pages place inputs and fields by the sections of the schema. A key of `inputs` or `fields` that is no field of a section would never be seen: fix its name, add the field to the schema, or own the page and place it there. Where the file was ejected and the schema has dropped the field since, `tuyen upgrade` takes the key out; where its owner has changed it, it may stay (`--keep`), and this is a warning.',
  },
  TUY959: {
    title: 'A part that is owned already',
    explanation:
      'A file of that name stands below `custom` and replaces the generated part; ejecting never writes over it. Rename or delete it first, then eject.',
  },
  TUY960: {
    title: 'A schema and the owner of a part want different things',
    explanation:
      '`tuyen upgrade` merges what a schema changed into an ejected file. Here both changed the same thing, or the schema dropped what the file still uses, or adds what the file has no place for: only a person can decide. The file is left as it is. Write there what it should be and say so with `tuyen upgrade <resource> <part> --keep`, which merges all else and keeps yours; or have both versions written into the file with `--markers`.',
  },
  TUY961: {
    title: 'An owned file without the text that it was ejected from',
    explanation:
      'A merge needs the text that both sides started from. `tuyen eject` keeps it in the folder `.base` below `custom`, and its digest in tuyen.lock.json; both are committed. A file that was written by hand has none, and follows its schema by composing from the generated part. One that was lost or edited comes back from the version control.',
  },
  TUY963: {
    title: 'An owned file that is a link to nowhere',
    explanation:
      'A symbolic link stands where an owned part is looked for, and what it leads to is not there. Were it passed over, the generated part would come back without a word. Bring its target back, or delete the link.',
  },
  TUY962: {
    title: 'An ejected part that is generated no more',
    explanation:
      'The schema does not ask for this part any more (its action was taken away, or create and edit no longer share a form), so the file replaces nothing. Delete it, or move what is still needed to another part.',
  },
} as const;

export type GeneratorCode = keyof typeof GENERATOR_CODES;
