// From schemas/flows/register.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

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
    if (data.card_kind === 'GROUP') {
      if (data.group_name === undefined) {
        found.push(finding('', 'required', { missingProperty: 'group_name' }));
      } else if (typeof data.group_name === 'string') {
        if (lengthOf(data.group_name) < 1) {
          found.push(finding('/group_name', 'minLength', { limit: 1 }));
        }
        if (lengthOf(data.group_name) > 150) {
          found.push(finding('/group_name', 'maxLength', { limit: 150 }));
        }
      } else {
        found.push(finding('/group_name', 'type', { type: 'string' }));
      }
      if (data.head_count === undefined) {
        found.push(finding('', 'required', { missingProperty: 'head_count' }));
      } else if (Number.isInteger(data.head_count)) {
        if (!(data.head_count >= 2)) {
          found.push(finding('/head_count', 'minimum', { limit: 2 }));
        }
        if (!(data.head_count <= 100000)) {
          found.push(finding('/head_count', 'maximum', { limit: 100000 }));
        }
      } else {
        found.push(finding('/head_count', 'type', { type: 'integer' }));
      }
      if (data.member_list === undefined) {
        found.push(finding('', 'required', { missingProperty: 'member_list' }));
      } else if (Array.isArray(data.member_list)) {
        if (data.member_list.length < 1) {
          found.push(finding('/member_list', 'minItems', { limit: 1 }));
        }
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
