/** Codes of the notes about databases and CSV files, with the texts that `tuyen explain` prints. */
export const TABLE_CODES = {
  TUY880: {
    title: 'A table that becomes no resource',
    explanation:
      'A view has no key of its own, and a table without a primary key has no name for its rows, so records could not be found again. Partitions belong to their table. `tuyen import --only <name>` imports a view as a read-only resource. Add a primary key to a table to import it.',
  },
  TUY881: {
    title: 'A column that becomes no field',
    explanation:
      'No field can store the values of this column (bytes, search vectors, geometry, XML), or the server keeps the value itself (`created_at`, `updated_at`, `version`). Add a field to the resource by hand if you need one. Later imports keep it.',
  },
  TUY882: {
    title: 'A name that the import had to change',
    explanation:
      'Names of fields are lowercase words with underscores, and some names belong to every record. If two columns give the same name, or a name is reserved or too long, the import chooses another one. Rename the field with `tuyen rename field`; later imports follow it.',
  },
  TUY883: {
    title: 'A primary key of several columns',
    explanation:
      'Records have an id of their own. The import copies each row once, by all columns of its key, but no rule of the schema says that the columns are unique together. Write a hook of the domain if two records must not share them. If a table is partitioned, the partition column is no part of the key.',
  },
  TUY884: {
    title: 'A column that is read as money',
    explanation:
      'The name of the column says amount, price, total, cost or fee, and it has as many decimal places as the currency of the project. The field contains whole numbers of the smallest unit: 19.90 is 1990. If the column is no amount, change `x-kind` and `type` of the field; later imports keep the change.',
  },
  TUY885: {
    title: 'Times without a time zone',
    explanation:
      'The column has dates and times without a time zone. `tuyen import --rows` reads them in the time zone of the project (`region.timeZone` in tuyen.config.json).',
  },
  TUY886: {
    title: 'A foreign key that becomes no reference',
    explanation:
      'The foreign key has several columns, or the table that it names is not imported. Its columns become plain fields. Import the other table, or change the field to a reference.',
  },
  TUY887: {
    title: 'A required reference that became optional',
    explanation:
      'Tables refer to each other, or to themselves, and each reference is required. No first record could be created. The import makes one of the references optional. `tuyen import --rows` fills it after all records exist.',
  },
  TUY888: {
    title: 'A column with secrets',
    explanation:
      'The name of the column says that it contains passwords or tokens. The field is secret: the server never returns it. `tuyen import --rows` does not copy its values.',
  },
  TUY889: {
    title: 'A join table that became a list of references',
    explanation:
      'The table only connects rows of two other tables. Records of one side have a list of the records of the other side. The other side shows the inverse as a related list.',
  },
  TUY890: {
    title: 'A file with another encoding than UTF-8',
    explanation:
      'The CSV file is not valid UTF-8, so the import guesses its encoding. If letters look wrong, name the encoding: `tuyen import orders.csv --encoding windows-1252`.',
  },
} as const;
