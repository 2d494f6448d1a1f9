const VALUE = /^[A-Za-z0-9][A-Za-z0-9_-]*$/u;

export interface EnumValue {
  /** Value of the field: letters, digits, `_` and `-`. */
  readonly value: string;
  /** Value in the source. It becomes the label. */
  readonly text: string;
}

/** Maps texts of the source to values that an enum can have: `Behind the scenes` → `BEHIND_THE_SCENES`. */
export function enumValues(texts: readonly string[]): readonly EnumValue[] {
  const taken = new Set(texts.filter((text) => VALUE.test(text)));
  return texts.map((text) => {
    if (VALUE.test(text)) return { value: text, text };
    const plain = text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[đĐ]/gu, 'd')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/gu, '_')
      .replaceAll(/^_+|_+$/gu, '');
    let value = plain === '' ? 'VALUE' : plain;
    for (let count = 2; taken.has(value); count += 1) value = `${plain === '' ? 'VALUE' : plain}_${count}`;
    taken.add(value);
    return { value, text };
  });
}
