// From schemas/portal/register.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '../validation.gen.js';

export function validateDocuments(data) {
  const found = [];
  if (isObject(data)) {
    if (data.portrait === undefined) {
      found.push(finding('', 'required', { missingProperty: 'portrait' }));
    } else if (typeof data.portrait === 'string') {
      if (lengthOf(data.portrait) < 1) {
        found.push(finding('/portrait', 'minLength', { limit: 1 }));
      }
      if (lengthOf(data.portrait) > 500) {
        found.push(finding('/portrait', 'maxLength', { limit: 500 }));
      }
      if (!portraitPattern.test(data.portrait)) {
        found.push(finding('/portrait', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
      }
    } else {
      found.push(finding('/portrait', 'type', { type: 'string' }));
    }
    if (data.card_kind === 'PRIORITIZE' || data.card_kind === 'FREE') {
      if (data.object_group_id === undefined) {
        found.push(finding('', 'required', { missingProperty: 'object_group_id' }));
      } else if (typeof data.object_group_id === 'string') {
        if (lengthOf(data.object_group_id) < 1) {
          found.push(finding('/object_group_id', 'minLength', { limit: 1 }));
        }
      } else {
        found.push(finding('/object_group_id', 'type', { type: 'string' }));
      }
    }
    if (data.card_kind === 'PRIORITIZE' || data.card_kind === 'FREE' || data.card_kind === 'GROUP') {
      if (data.proofs === undefined) {
        found.push(finding('', 'required', { missingProperty: 'proofs' }));
      } else if (Array.isArray(data.proofs)) {
        if (data.proofs.length < 1) {
          found.push(finding('/proofs', 'minItems', { limit: 1 }));
        }
        if (data.proofs.length > 6) {
          found.push(finding('/proofs', 'maxItems', { limit: 6 }));
        }
        for (const [index, item] of data.proofs.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 500) {
              found.push(finding(`/proofs/${index}`, 'maxLength', { limit: 500 }));
            }
            if (!portraitPattern.test(item)) {
              found.push(finding(`/proofs/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/proofs/${index}`, 'type', { type: 'string' }));
          }
        }
      } else {
        found.push(finding('/proofs', 'type', { type: 'array' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDocuments.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const portraitPattern = /^(?:\/(?!\/)|https?:\/\/)/u;

/** The very schema that the validator was compiled from. */
export const documentsSchema = {
  type: 'object',
  required: ['portrait'],
  properties: { portrait: { minLength: 1, type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 } },
  allOf: [
    {
      if: { properties: { card_kind: { enum: ['PRIORITIZE', 'FREE'] } }, required: ['card_kind'] },
      then: { required: ['object_group_id'], properties: { object_group_id: { minLength: 1, type: 'string' } } },
    },
    {
      if: { properties: { card_kind: { enum: ['PRIORITIZE', 'FREE', 'GROUP'] } }, required: ['card_kind'] },
      then: {
        required: ['proofs'],
        properties: {
          proofs: {
            minItems: 1,
            type: 'array',
            items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
            maxItems: 6,
          },
        },
      },
    },
  ],
};
