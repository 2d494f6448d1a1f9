// From schemas/flows/retype.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

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
    if (data.head_count !== undefined) {
      if (Number.isInteger(data.head_count)) {
        if (!(data.head_count >= 2)) {
          found.push(finding('/head_count', 'minimum', { limit: 2 }));
        }
        if (!(data.head_count <= 100000)) {
          found.push(finding('/head_count', 'maximum', { limit: 100000 }));
        }
      } else {
        found.push(finding('/head_count', 'type', { type: 'integer' }));
      }
    }
    if (data.member_list !== undefined) {
      if (Array.isArray(data.member_list)) {
        if (data.member_list.length > 6) {
          found.push(finding('/member_list', 'maxItems', { limit: 6 }));
        }
        for (const [index, item] of data.member_list.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) > 500) {
              found.push(finding(`/member_list/${index}`, 'maxLength', { limit: 500 }));
            }
            if (!portraitPattern.test(item)) {
              found.push(finding(`/member_list/${index}`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
            }
          } else {
            found.push(finding(`/member_list/${index}`, 'type', { type: 'string' }));
          }
        }
      } else {
        found.push(finding('/member_list', 'type', { type: 'array' }));
      }
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDocuments.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const portraitPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
