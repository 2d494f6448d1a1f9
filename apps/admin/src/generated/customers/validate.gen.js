// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import { finding, isBirthDate, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateCustomer(data) {
  const found = [];
  if (isObject(data)) {
    if (data.full_name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'full_name' }));
    } else if (typeof data.full_name === 'string') {
      if (lengthOf(data.full_name) < 2) {
        found.push(finding('/full_name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.full_name) > 100) {
        found.push(finding('/full_name', 'maxLength', { limit: 100 }));
      }
      if (!fullNamePattern.test(data.full_name)) {
        found.push(finding('/full_name', 'pattern', { pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*$" }));
      }
    } else {
      found.push(finding('/full_name', 'type', { type: 'string' }));
    }
    if (data.birth_date !== undefined) {
      if (typeof data.birth_date === 'string') {
        if (!isBirthDate(data.birth_date)) {
          found.push(finding('/birth_date', 'format', { format: 'birth-date' }));
        }
      } else if (data.birth_date !== null) {
        found.push(finding('/birth_date', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.gender !== undefined && !genderValues.includes(data.gender)) {
      found.push(finding('/gender', 'enum', { allowedValues: genderValues }));
    }
    if (data.phone !== undefined) {
      if (typeof data.phone === 'string') {
        if (!vnPhonePattern.test(data.phone)) {
          found.push(finding('/phone', 'format', { format: 'vn-phone' }));
        }
      } else if (data.phone !== null) {
        found.push(finding('/phone', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.email !== undefined) {
      if (typeof data.email === 'string') {
        if (lengthOf(data.email) > 254) {
          found.push(finding('/email', 'maxLength', { limit: 254 }));
        }
        if (!emailPattern.test(data.email)) {
          found.push(finding('/email', 'format', { format: 'email' }));
        }
      } else if (data.email !== null) {
        found.push(finding('/email', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.preferred_channel !== undefined && !preferredChannelValues.includes(data.preferred_channel)) {
      found.push(finding('/preferred_channel', 'enum', { allowedValues: preferredChannelValues }));
    }
    if (
      data.declines_reminders !== undefined &&
      !(typeof data.declines_reminders === 'boolean' || data.declines_reminders === null)
    ) {
      found.push(finding('/declines_reminders', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.identity_number !== undefined) {
      if (typeof data.identity_number === 'string') {
        if (lengthOf(data.identity_number) > 12) {
          found.push(finding('/identity_number', 'maxLength', { limit: 12 }));
        }
        if (!identityNumberPattern.test(data.identity_number)) {
          found.push(finding('/identity_number', 'format', { format: 'identity-number' }));
        }
      } else if (data.identity_number !== null) {
        found.push(finding('/identity_number', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.portrait !== undefined) {
      if (typeof data.portrait === 'string') {
        if (lengthOf(data.portrait) > 500) {
          found.push(finding('/portrait', 'maxLength', { limit: 500 }));
        }
        if (!portraitPattern.test(data.portrait)) {
          found.push(finding('/portrait', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.portrait !== null) {
        found.push(finding('/portrait', 'type', { type: ['string', 'null'] }));
      }
    }
    if (
      data.object_group_id !== undefined &&
      !(typeof data.object_group_id === 'string' || data.object_group_id === null)
    ) {
      found.push(finding('/object_group_id', 'type', { type: ['string', 'null'] }));
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
      } else if (data.proofs !== null) {
        found.push(finding('/proofs', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.proofs_valid_until !== undefined) {
      if (typeof data.proofs_valid_until === 'string') {
        if (!isDate(data.proofs_valid_until)) {
          found.push(finding('/proofs_valid_until', 'format', { format: 'date' }));
        }
      } else if (data.proofs_valid_until !== null) {
        found.push(finding('/proofs_valid_until', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.group_name !== undefined) {
      if (typeof data.group_name === 'string') {
        if (lengthOf(data.group_name) > 150) {
          found.push(finding('/group_name', 'maxLength', { limit: 150 }));
        }
      } else if (data.group_name !== null) {
        found.push(finding('/group_name', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.city_id !== undefined && !(typeof data.city_id === 'string' || data.city_id === null)) {
      found.push(finding('/city_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.district_id !== undefined && !(typeof data.district_id === 'string' || data.district_id === null)) {
      found.push(finding('/district_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.address !== undefined) {
      if (typeof data.address === 'string') {
        if (lengthOf(data.address) > 255) {
          found.push(finding('/address', 'maxLength', { limit: 255 }));
        }
      } else if (data.address !== null) {
        found.push(finding('/address', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.note !== undefined) {
      if (typeof data.note === 'string') {
        if (lengthOf(data.note) > 500) {
          found.push(finding('/note', 'maxLength', { limit: 500 }));
        }
      } else if (data.note !== null) {
        found.push(finding('/note', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateCustomer.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const fullNamePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u;
const genderValues = ['MALE', 'FEMALE', 'OTHER', null];
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const preferredChannelValues = ['MAIL', 'SMS', null];
const identityNumberPattern = /^(?:0\d{11}|[A-Z]{1,2}\d{6,8})$/u;
const portraitPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
