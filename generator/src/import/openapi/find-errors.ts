import { entriesIn, objectIn, type Raw } from '@tuyen/model/raw';
import { isText, placeInAnswer } from './answer-places.ts';
import type { OpenApiReading } from './reading.ts';

const MESSAGES = ['message', 'detail', 'errormessage', 'description', 'title', 'error'];
const REFUSALS = ['422', '400', '4XX', 'default', '409', '404'];

/**
 * Returns where error responses contain the message and the messages of fields. The first writing operation that
 * documents such a response decides.
 */
export function findErrors({ paths, reader }: OpenApiReading): Raw | undefined {
  const { shapeOf, follow } = reader;
  for (const { operations } of paths) {
    for (const operation of [operations.post, operations.put, operations.patch]) {
      const answers = objectIn(operation?.raw, 'responses');
      for (const status of REFUSALS.filter((one) => one in answers)) {
        const content = objectIn(follow(answers[status]), 'content');
        const [[, media] = []] = entriesIn(content);
        const schema = objectIn(media)['schema'];
        const message = schema === undefined ? undefined : placeInAnswer(schema, MESSAGES, isText, reader);
        const fields = fieldErrors(schema, shapeOf);
        if (message !== undefined || fields !== undefined) {
          return { ...(message !== undefined && { message }), ...(fields !== undefined && { fields }) };
        }
      }
    }
  }
  return undefined;
}

/** Finds `errors: { name: ["is taken"] }`, and `errors: [{ field, message }]`. */
function fieldErrors(schema: unknown, shapeOf: OpenApiReading['reader']['shapeOf']): unknown {
  const shape = shapeOf(schema);
  for (const [name, written] of shape.properties) {
    if (!/^(?:errors|fields|details|violations|fielderrors)$/iu.test(name)) continue;
    const errors = shapeOf(written);
    if (errors.isMap) return name;
    if (errors.type !== 'array') continue;
    const names = [...shapeOf(errors.items).properties.keys()];
    const field = names.find((one) => /^(?:field|param|path|property|pointer|attribute|name)$/iu.test(one));
    const message = names.find((one) => /^(?:message|detail|description|error|msg)$/iu.test(one));
    if (field !== undefined && message !== undefined) return { at: name, field, message };
  }
  return undefined;
}
