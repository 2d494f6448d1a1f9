// From schemas/portal/retype.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '../validation.gen.js';

export function validateDocuments(data) {
  const found = [];
  if (isObject(data)) {
    if (data.portrait !== undefined) {
      if (typeof data.portrait === 'string') {
        if (lengthOf(data.portrait) > 500) {
          found.push(finding('/portrait', 'maxLength', { limit: 500 }));
        }
        if (!portraitPattern.test(data.portrait)) {
          found.push(finding('/portrait', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else {
        found.push(finding('/portrait', 'type', { type: 'string' }));
      }
    }
    if (data.proofs !== undefined) {
      if (Array.isArray(data.proofs)) {
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
  properties: {
    portrait: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 },
    proofs: { type: 'array', items: { type: 'string', pattern: '^(?:/(?!/)|https?://)', maxLength: 500 }, maxItems: 6 },
  },
};
