// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateStopPoint(data) {
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
    if (data.latitude === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'latitude' } });
      errors++;
    }
    if (data.longitude === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'longitude' } });
      errors++;
    }
    if (data.district_id === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'district_id' } });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 20) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 20 } });
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
        if (lengthOf(data1) > 150) {
          (findings ??= []).push({ instancePath: '/name', keyword: 'maxLength', params: { limit: 150 } });
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
    if (data.latitude !== undefined) {
      const data2 = data.latitude;
      if (typeof data2 == 'number') {
        if (data2 > 90 || isNaN(data2)) {
          (findings ??= []).push({
            instancePath: '/latitude',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 90 },
          });
          errors++;
        }
        if (data2 < -90 || isNaN(data2)) {
          (findings ??= []).push({
            instancePath: '/latitude',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -90 },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/latitude', keyword: 'type', params: { type: 'number' } });
        errors++;
      }
    }
    if (data.longitude !== undefined) {
      const data3 = data.longitude;
      if (typeof data3 == 'number') {
        if (data3 > 180 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/longitude',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 180 },
          });
          errors++;
        }
        if (data3 < -180 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/longitude',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -180 },
          });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/longitude', keyword: 'type', params: { type: 'number' } });
        errors++;
      }
    }
    if (data.district_id !== undefined) {
      const data4 = data.district_id;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) < 1) {
          (findings ??= []).push({ instancePath: '/district_id', keyword: 'minLength', params: { limit: 1 } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/district_id', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.address !== undefined) {
      const data5 = data.address;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({ instancePath: '/address', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 255) {
          (findings ??= []).push({ instancePath: '/address', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
      }
    }
    if (data.has_shelter !== undefined) {
      const data6 = data.has_shelter;
      if (typeof data6 !== 'boolean' && data6 !== null) {
        (findings ??= []).push({
          instancePath: '/has_shelter',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
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
  validateStopPoint.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
