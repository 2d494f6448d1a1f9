// From schemas/resources/agencies.json by `tuyen generate`. Edit that file instead.
import { finding, isDate, isObject, lengthOf } from '@tuyen/model/validation';

export function validateAgency(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 20) {
        found.push(finding('/code', 'maxLength', { limit: 20 }));
      }
      if (!catalogueCodePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'catalogue-code' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 150) {
        found.push(finding('/name', 'maxLength', { limit: 150 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.type === undefined) {
      found.push(finding('', 'required', { missingProperty: 'type' }));
    } else if (!typeValues.includes(data.type)) {
      found.push(finding('/type', 'enum', { allowedValues: typeValues }));
    }
    if (data.agency_office_id === undefined) {
      found.push(finding('', 'required', { missingProperty: 'agency_office_id' }));
    } else if (typeof data.agency_office_id === 'string') {
      if (lengthOf(data.agency_office_id) < 1) {
        found.push(finding('/agency_office_id', 'minLength', { limit: 1 }));
      }
    } else {
      found.push(finding('/agency_office_id', 'type', { type: 'string' }));
    }
    if (data.contract_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'contract_number' }));
    } else if (typeof data.contract_number === 'string') {
      if (lengthOf(data.contract_number) < 2) {
        found.push(finding('/contract_number', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.contract_number) > 50) {
        found.push(finding('/contract_number', 'maxLength', { limit: 50 }));
      }
    } else {
      found.push(finding('/contract_number', 'type', { type: 'string' }));
    }
    if (data.contract_from === undefined) {
      found.push(finding('', 'required', { missingProperty: 'contract_from' }));
    } else if (typeof data.contract_from === 'string') {
      if (!isDate(data.contract_from)) {
        found.push(finding('/contract_from', 'format', { format: 'date' }));
      }
    } else {
      found.push(finding('/contract_from', 'type', { type: 'string' }));
    }
    if (data.commission_percent === undefined) {
      found.push(finding('', 'required', { missingProperty: 'commission_percent' }));
    } else if (typeof data.commission_percent === 'number') {
      if (!(data.commission_percent >= 0)) {
        found.push(finding('/commission_percent', 'minimum', { limit: 0 }));
      }
      if (!(data.commission_percent <= 100)) {
        found.push(finding('/commission_percent', 'maximum', { limit: 100 }));
      }
    } else {
      found.push(finding('/commission_percent', 'type', { type: 'number' }));
    }
    if (data.contact_name !== undefined) {
      if (typeof data.contact_name === 'string') {
        if (lengthOf(data.contact_name) < 2) {
          found.push(finding('/contact_name', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.contact_name) > 100) {
          found.push(finding('/contact_name', 'maxLength', { limit: 100 }));
        }
      } else if (data.contact_name !== null) {
        found.push(finding('/contact_name', 'type', { type: ['string', 'null'] }));
      }
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
    if (data.tax_code !== undefined) {
      if (typeof data.tax_code === 'string') {
        if (!taxCodePattern.test(data.tax_code)) {
          found.push(finding('/tax_code', 'format', { format: 'tax-code' }));
        }
      } else if (data.tax_code !== null) {
        found.push(finding('/tax_code', 'type', { type: ['string', 'null'] }));
      }
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
    if (data.contract_to !== undefined) {
      if (typeof data.contract_to === 'string') {
        if (!isDate(data.contract_to)) {
          found.push(finding('/contract_to', 'format', { format: 'date' }));
        }
      } else if (data.contract_to !== null) {
        found.push(finding('/contract_to', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.contract_file !== undefined) {
      if (typeof data.contract_file === 'string') {
        if (lengthOf(data.contract_file) > 500) {
          found.push(finding('/contract_file', 'maxLength', { limit: 500 }));
        }
        if (!contractFilePattern.test(data.contract_file)) {
          found.push(finding('/contract_file', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.contract_file !== null) {
        found.push(finding('/contract_file', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.deposit !== undefined) {
      if (Number.isInteger(data.deposit)) {
        if (!(data.deposit >= 0)) {
          found.push(finding('/deposit', 'minimum', { limit: 0 }));
        }
        if (!(data.deposit <= 100000000000)) {
          found.push(finding('/deposit', 'maximum', { limit: 100000000000 }));
        }
      } else if (data.deposit !== null) {
        found.push(finding('/deposit', 'type', { type: ['integer', 'null'] }));
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
  validateAgency.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const typeValues = ['AGENCY_TICKET', 'AGENCY_CARD'];
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const taxCodePattern = /^\d{10}(?:-\d{3})?$/u;
const contractFilePattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
