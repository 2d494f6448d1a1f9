/** Codes of the notes about OpenAPI documents and JSON Schemas, with the texts that `tuyen explain` prints. */
export const DOCUMENT_CODES = {
  TUY841: {
    title: 'A property that is edited as JSON',
    explanation:
      'The document describes the property by no single type, by names that are free, or by objects more than three deep. Its field shows and edits JSON. Write a schema to the field if you know one; later imports keep it.',
  },
  TUY842: {
    title: 'A property whose name the import had to change',
    explanation:
      'Names of fields are lowercase words with underscores. Two properties that give the same name get different ones, and some names belong to every record. `x-at` of the field has the name in the document.',
  },
  TUY843: {
    title: 'Records without a key',
    explanation:
      'Screens open records from lists, so each record of a list needs a key. The import looks for the parameter of the path of one record, then for id, uuid, code, slug and name, then for a property whose description calls it unique. Write the right property to `id` in `at`.',
  },
  TUY844: {
    title: 'A list that needs a parameter',
    explanation:
      'The back end refuses the list without a parameter, and the document has no value for it. Write the value to `params` of the list in the dialect (schemas/backends), or leave the resource out.',
  },
  TUY845: {
    title: 'An operation that becomes no button',
    explanation:
      'Buttons and forms send a JSON body. The operation takes another body, such as a file or XML, or needs a parameter of its address.',
  },
  TUY846: {
    title: 'A property with another type in answers than in request bodies',
    explanation:
      'Answers contain an object where bodies have its key, for example. A form that shows one and sends the other would be refused, so the field is read-only. Change the type of the field and remove `readOnly`, if the back end accepts what it answers.',
  },
  TUY847: {
    title: 'A resource without a form',
    explanation:
      'The document describes how records are written, but no form can have all inputs: each field is read-only, or a required one is; or no path reads the record that a form would change. Records are shown, and the action is left out. Add the action and the input if you know how the back end accepts it.',
  },
  TUY848: {
    title: 'A document without a usable address',
    explanation:
      'The server calls a back end over https, or over http on this machine. `servers` of the document names no such address. Write it to `url` of the back end in tuyen.config.json.',
  },
  TUY849: {
    title: 'A schema that becomes no resource',
    explanation:
      'Resources are lists of objects with described properties. The schema is no object, has no properties, or describes one object of which there is only one, such as a configuration file.',
  },
} as const;
