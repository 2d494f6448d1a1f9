// From schemas/resources/devices.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateDevice(data) {
  const found = [];
  if (isObject(data)) {
    if (data.serial_number === undefined) {
      found.push(finding('', 'required', { missingProperty: 'serial_number' }));
    } else if (typeof data.serial_number === 'string') {
      if (lengthOf(data.serial_number) < 4) {
        found.push(finding('/serial_number', 'minLength', { limit: 4 }));
      }
      if (lengthOf(data.serial_number) > 40) {
        found.push(finding('/serial_number', 'maxLength', { limit: 40 }));
      }
      if (!serialNumberPattern.test(data.serial_number)) {
        found.push(finding('/serial_number', 'pattern', { pattern: '^[A-Z0-9][A-Z0-9-]{3,39}$' }));
      }
    } else {
      found.push(finding('/serial_number', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 100) {
        found.push(finding('/name', 'maxLength', { limit: 100 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'kind' }));
    } else if (!kindValues.includes(data.kind)) {
      found.push(finding('/kind', 'enum', { allowedValues: kindValues }));
    }
    if (data.vehicle_id !== undefined && !(typeof data.vehicle_id === 'string' || data.vehicle_id === null)) {
      found.push(finding('/vehicle_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.firmware_version !== undefined) {
      if (typeof data.firmware_version === 'string') {
        if (lengthOf(data.firmware_version) > 20) {
          found.push(finding('/firmware_version', 'maxLength', { limit: 20 }));
        }
        if (!firmwareVersionPattern.test(data.firmware_version)) {
          found.push(finding('/firmware_version', 'pattern', { pattern: '^\\d+(?:\\.\\d+){1,3}$' }));
        }
      } else if (data.firmware_version !== null) {
        found.push(finding('/firmware_version', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.sim_number !== undefined) {
      if (typeof data.sim_number === 'string') {
        if (!vnPhonePattern.test(data.sim_number)) {
          found.push(finding('/sim_number', 'format', { format: 'vn-phone' }));
        }
      } else if (data.sim_number !== null) {
        found.push(finding('/sim_number', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.activation_key !== undefined) {
      if (typeof data.activation_key === 'string') {
        if (lengthOf(data.activation_key) < 8) {
          found.push(finding('/activation_key', 'minLength', { limit: 8 }));
        }
        if (lengthOf(data.activation_key) > 64) {
          found.push(finding('/activation_key', 'maxLength', { limit: 64 }));
        }
      } else if (data.activation_key !== null) {
        found.push(finding('/activation_key', 'type', { type: ['string', 'null'] }));
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
  validateDevice.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const serialNumberPattern = /^[A-Z0-9][A-Z0-9-]{3,39}$/u;
const kindValues = ['POS', 'VALIDATOR', 'GATE'];
const firmwareVersionPattern = /^\d+(?:\.\d+){1,3}$/u;
const vnPhonePattern =
  /^(?:\+84|0)?(?:(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])\d{7}|2(?:0[3-9]|1[0-689]|2[0-25-9]|[38][2-9]|4[2-8]|5[124-9]|6[0-39]|7[0-7]|9[0-4679])\d{7})$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
