// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateVehicle(data) {
  let findings = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.plate === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'plate' } });
      errors++;
    }
    if (data.kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'kind' } });
      errors++;
    }
    if (data.seats === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'seats' } });
      errors++;
    }
    if (data.plate !== undefined) {
      const data0 = data.plate;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 12) {
          (findings ??= []).push({ instancePath: '/plate', keyword: 'maxLength', params: { limit: 12 } });
          errors++;
        }
        if (!vnPlatePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/plate', keyword: 'format', params: { format: 'vn-plate' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/plate', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.kind !== undefined) {
      const data1 = data.kind;
      if (typeof data1 !== 'string') {
        (findings ??= []).push({ instancePath: '/kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (
        !(
          data1 === 'STANDARD_BUS' ||
          data1 === 'MINIBUS' ||
          data1 === 'ARTICULATED_BUS' ||
          data1 === 'BRT_BUS' ||
          data1 === 'ELECTRIC_BUS' ||
          data1 === 'METRO_TRAIN'
        )
      ) {
        (findings ??= []).push({
          instancePath: '/kind',
          keyword: 'enum',
          params: {
            allowedValues: ['STANDARD_BUS', 'MINIBUS', 'ARTICULATED_BUS', 'BRT_BUS', 'ELECTRIC_BUS', 'METRO_TRAIN'],
          },
        });
        errors++;
      }
    }
    if (data.seats !== undefined) {
      const data2 = data.seats;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        (findings ??= []).push({ instancePath: '/seats', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 200 || isNaN(data2)) {
          (findings ??= []).push({
            instancePath: '/seats',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 200 },
          });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          (findings ??= []).push({
            instancePath: '/seats',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.route_id !== undefined) {
      const data3 = data.route_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        (findings ??= []).push({ instancePath: '/route_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.inspection_expires_on !== undefined) {
      const data4 = data.inspection_expires_on;
      if (typeof data4 !== 'string' && data4 !== null) {
        (findings ??= []).push({
          instancePath: '/inspection_expires_on',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!isDate(data4)) {
          (findings ??= []).push({
            instancePath: '/inspection_expires_on',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.brand !== undefined) {
      const data5 = data.brand;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({ instancePath: '/brand', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 60) {
          (findings ??= []).push({ instancePath: '/brand', keyword: 'maxLength', params: { limit: 60 } });
          errors++;
        }
      }
    }
    if (data.manufactured_year !== undefined) {
      const data6 = data.manufactured_year;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        (findings ??= []).push({
          instancePath: '/manufactured_year',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 2100 || isNaN(data6)) {
          (findings ??= []).push({
            instancePath: '/manufactured_year',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2100 },
          });
          errors++;
        }
        if (data6 < 1980 || isNaN(data6)) {
          (findings ??= []).push({
            instancePath: '/manufactured_year',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1980 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data7 = data.status;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data7 === 'ACTIVE' || data7 === 'INACTIVE' || data7 === null)) {
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
  validateVehicle.errors = findings;
  return errors === 0;
}

const vnPlatePattern = /^(?:1[1-9]|[2-9]\d)[A-Z]{1,2}-(?:\d{3}\.\d{2}|\d{4})$/u;
