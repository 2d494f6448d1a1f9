import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

export interface Editor {
  /**
   * Returns the words that the editor offers at the cursor in a JSON file.
   * @param text JSON with `¦` at the position of the cursor
   */
  complete(schema: string, text: string): Promise<readonly string[]>;
  problems(schema: string, text: string): Promise<readonly { readonly text: string; readonly message: string }[]>;
}

const SCHEMA_UNRESOLVED = 0x1_00_00;

export function editorWith(schemas: ReadonlyMap<string, string>): Editor {
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    schemaRequestService: (uri) => {
      const text = schemas.get(uri.slice('file:///meta/'.length));
      return text === undefined ? Promise.reject(new Error(`There is no ${uri}`)) : Promise.resolve(text);
    },
  });
  let opened = 0;
  const open = (schema: string, text: string) => {
    const uri = `file:///project/${schema}/${++opened}.json`;
    const document = TextDocument.create(uri, 'json', 1, text);
    service.configure({
      validate: true,
      allowComments: false,
      schemas: [{ fileMatch: [`/project/${schema}/${opened}.json`], uri: `file:///meta/${schema}` }],
    });
    return { document, parsed: service.parseJSONDocument(document) };
  };
  return {
    async complete(schema, text) {
      const { document, parsed } = open(schema, text.replace('¦', ''));
      const found = await service.doComplete(document, document.positionAt(text.indexOf('¦')), parsed);
      return (found?.items ?? []).map(({ label }) => label.replaceAll(/^"|"$/gu, ''));
    },
    async problems(schema, text) {
      const { document, parsed } = open(schema, text);
      const found = await service.doValidation(document, parsed);
      const unresolved = found.find(({ code }) => Number(code) >= SCHEMA_UNRESOLVED);
      if (unresolved) throw new Error(JSON.stringify(unresolved.message));
      return found.map(({ range, message }) => ({
        text: document.getText(range),
        message: typeof message === 'string' ? message : message.value,
      }));
    },
  };
}
