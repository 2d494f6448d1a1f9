// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDistrict(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'code' } });
      errors++;
    }
    if (data.name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'name' } });
      errors++;
    }
    if (data.city_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'city_id' } });
      errors++;
    }
    if (data.zone === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'zone' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 10) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 10 } });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!catalogueCodePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'catalogue-code' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/code', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.name !== undefined) {
      const data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 100) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'maxLength', params: { limit: 100 } });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.city_id !== undefined) {
      const data2 = data.city_id;
      if (typeof data2 === 'string') {
        if (lengthOf(data2) < 1) {
          (findings ??= []).push({ instancePath: '/city_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/city_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.zone !== undefined) {
      const data3 = data.zone;
      if (typeof data3 !== 'string') {
        (findings ??= []).push({ instancePath: '/zone', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data3 === 'URBAN' || data3 === 'SUBURBAN')) {
        (findings ??= []).push({
          instancePath: '/zone',
          keyword: 'enum',
          params: { allowedValues: ['URBAN', 'SUBURBAN'] },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      const data4 = data.status;
      if (typeof data4 !== 'string' && data4 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data4 === 'ACTIVE' || data4 === 'INACTIVE' || data4 === null)) {
        (findings ??= []).push({
          instancePath: '/status',
          keyword: 'enum',
          params: { allowedValues: ['ACTIVE', 'INACTIVE', null] },
        });
        errors++;
      }
    }
  } else {
    (findings ??= []).push({ instancePath: '', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateDistrict.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
