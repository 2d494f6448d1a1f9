// From schemas/resources/cities.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateCity(data) {
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
    if (data.scope === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'scope' } });
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
    if (data.scope !== undefined) {
      const data2 = data.scope;
      if (typeof data2 !== 'string') {
        (findings ??= []).push({ instancePath: '/scope', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data2 === 'MUNICIPALITY' || data2 === 'PROVINCE')) {
        (findings ??= []).push({
          instancePath: '/scope',
          keyword: 'enum',
          params: { allowedValues: ['MUNICIPALITY', 'PROVINCE'] },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      const data3 = data.status;
      if (typeof data3 !== 'string' && data3 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data3 === 'ACTIVE' || data3 === 'INACTIVE' || data3 === null)) {
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
  validateCity.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
