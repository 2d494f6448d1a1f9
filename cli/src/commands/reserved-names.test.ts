// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

test.each(['index', 'enums'])(
  'a resource with the reserved name %s is rejected before anything is written',
  async (name) => {
    const library = new Library();
    await library.run('generate');
    const before = library.read('tuyen.lock.json');
    const authors: object = JSON.parse(library.read('schemas/resources/authors.json'));
    library.write(`schemas/resources/${name}.json`, JSON.stringify({ ...authors, name, module: name }));
    for (const command of ['lint', 'generate']) {
      const { code, out, error } = await library.run(command);
      expect([code, out + error]).toEqual([
        1,
        expect.stringContaining(`error TUY865  schemas/resources/${name}.json:1:9  /name`),
      ]);
    }
    expect(library.read('tuyen.lock.json')).toBe(before);
  },
);
