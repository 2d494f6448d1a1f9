// From schemas/flows/register.json by `tuyen generate`. Edit that file instead.
import { finding, isBirthDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDocuments(data) {
  const found = [];
  if (isObject(data)) {
    if (data.card_kind === 'BASIC' || data.card_kind === 'PRIORITIZE' || data.card_kind === 'FREE') {
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
      if (data.members === undefined) {
        found.push(finding('', 'required', { missingProperty: 'members' }));
      } else if (Array.isArray(data.members)) {
        if (data.members.length < 1) {
          found.push(finding('/members', 'minItems', { limit: 1 }));
        }
        if (data.members.length > 500) {
          found.push(finding('/members', 'maxItems', { limit: 500 }));
        }
        for (const [index, item] of data.members.entries()) {
          if (isObject(item)) {
            if (item.full_name === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'full_name' }));
            } else if (typeof item.full_name === 'string') {
              if (lengthOf(item.full_name) < 2) {
                found.push(finding(`/members/${index}/full_name`, 'minLength', { limit: 2 }));
              }
              if (lengthOf(item.full_name) > 100) {
                found.push(finding(`/members/${index}/full_name`, 'maxLength', { limit: 100 }));
              }
              if (!fullNamePattern.test(item.full_name)) {
                found.push(
                  finding(`/members/${index}/full_name`, 'pattern', {
                    pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$",
                  }),
                );
              }
            } else {
              found.push(finding(`/members/${index}/full_name`, 'type', { type: 'string' }));
            }
            if (item.birth_date === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'birth_date' }));
            } else if (typeof item.birth_date === 'string') {
              if (!isBirthDate(item.birth_date)) {
                found.push(finding(`/members/${index}/birth_date`, 'format', { format: 'birth-date' }));
              }
            } else {
              found.push(finding(`/members/${index}/birth_date`, 'type', { type: 'string' }));
            }
            if (item.identity_number === undefined) {
              found.push(finding(`/members/${index}`, 'required', { missingProperty: 'identity_number' }));
            } else if (typeof item.identity_number === 'string') {
              if (lengthOf(item.identity_number) > 12) {
                found.push(finding(`/members/${index}/identity_number`, 'maxLength', { limit: 12 }));
              }
              if (!identityNumberPattern.test(item.identity_number)) {
                found.push(finding(`/members/${index}/identity_number`, 'format', { format: 'identity-number' }));
              }
            } else {
              found.push(finding(`/members/${index}/identity_number`, 'type', { type: 'string' }));
            }
            if (item.portrait !== undefined) {
              if (typeof item.portrait === 'string') {
                if (lengthOf(item.portrait) > 500) {
                  found.push(finding(`/members/${index}/portrait`, 'maxLength', { limit: 500 }));
                }
                if (!portraitPattern.test(item.portrait)) {
                  found.push(finding(`/members/${index}/portrait`, 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
                }
              } else if (item.portrait !== null) {
                found.push(finding(`/members/${index}/portrait`, 'type', { type: ['string', 'null'] }));
              }
            }
          } else {
            found.push(finding(`/members/${index}`, 'type', { type: 'object' }));
          }
        }
      } else {
        found.push(finding('/members', 'type', { type: 'array' }));
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
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateDocuments.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const portraitPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
