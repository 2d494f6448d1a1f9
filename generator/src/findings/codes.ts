/** What the generator finds wrong beyond the schemas themselves. `tuyen explain` prints these; each has a test. */
export const GENERATOR_CODES = {
  TUY951: {
    title: 'Owned parts of a resource that is not there',
    explanation:
      'A folder below `custom` is named like no resource, so its files replace nothing. Rename the folder to the resource it is meant for, or delete it with the resource.',
  },
  TUY952: {
    title: 'An owned file whose name replaces nothing',
    explanation:
      'Owned parts are columns.tsx, filters.tsx, inputs.tsx and fields.tsx; owned pages are list.tsx, create.tsx, edit.tsx and show.tsx. This name is nearly one of them. Files with other names are yours and are never looked at.',
  },
  TUY953: {
    title: 'An owned file without the export that replaces the generated one',
    explanation:
      'A part is exported under its own name (`export const inputs = { … }` in inputs.tsx), a page under the name of the generated component (`export const VehicleList` in list.tsx). The generated code imports exactly that name.',
  },
  TUY954: {
    title: 'An icon that Material does not have',
    explanation:
      'The `icon` of a resource is the name of an icon of @mui/icons-material, such as `DirectionsBus`. The generated menu entry imports it.',
  },
  TUY955: {
    title: '--only names a resource that is not there',
    explanation:
      '`tuyen generate --only <resource>` takes the name of a resource as it stands in its file: `ticket-counters`.',
  },
  TUY956: {
    title: 'An owned file that does not parse',
    explanation:
      'The file has a syntax error, so what it exports cannot be read. Mend the syntax; nothing is generated until then.',
  },
  TUY957: {
    title: 'An owned input or field that is shown nowhere',
    explanation:
      'The pages place inputs and fields by the sections of the schema. A key of `inputs` or `fields` that is no field of a section would never be seen: mend its name, add the field to the schema, or own the page and place it there.',
  },
} as const;

export type GeneratorCode = keyof typeof GENERATOR_CODES;
