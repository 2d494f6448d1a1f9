import { placeholdersIn, type Print, type PrintBlock, type Text } from '@tuyen/model';

/**
 * Returns the field paths in a printable document, as the project defines it. Callers who may print the document see
 * the values at these paths, even of records that they cannot read.
 */
export function grantedPaths({ blocks }: Pick<Print, 'blocks'>, languages: readonly string[]): ReadonlySet<string> {
  const inTexts = (text: Text) =>
    languages.flatMap((language) => placeholdersIn(text[language] ?? '').map(({ name }) => name));
  const pathsOf = (block: PrintBlock): readonly string[] => {
    switch (block.block) {
      case 'heading':
      case 'text':
        return inTexts(block.text);
      case 'fields':
      case 'totals':
        return block.fields.map(({ path }) => path);
      case 'table':
        return block.columns.map(({ path }) => path);
      case 'code':
        return [block.path];
      case 'signatures':
        return block.places.flatMap(({ name }) => name ?? []);
      case 'letterhead':
      case 'line':
      case 'space':
        return [];
    }
  };
  return new Set(blocks.flatMap(pathsOf));
}
