// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateDistrict(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.code === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'code' },
      });
      errors++;
    }
    if (data.name === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
      });
      errors++;
    }
    if (data.city_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'city_id' },
      });
      errors++;
    }
    if (data.zone === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'zone' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 10) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 10 },
          });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/format',
            keyword: 'format',
            params: { format: 'catalogue-code' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/code',
          schemaPath: '#/properties/code/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (lengthOf(data1) > 100) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { limit: 100 },
          });
          errors++;
        }
        if (lengthOf(data1) < 2) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/minLength',
            keyword: 'minLength',
            params: { limit: 2 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/name',
          schemaPath: '#/properties/name/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.city_id !== undefined) {
      if (typeof data.city_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/city_id',
          schemaPath: '#/properties/city_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.zone !== undefined) {
      let data3 = data.zone;
      if (typeof data3 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/zone',
          schemaPath: '#/properties/zone/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data3 === 'URBAN' || data3 === 'SUBURBAN')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/zone',
          schemaPath: '#/properties/zone/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.zone.enum },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      let data4 = data.status;
      if (typeof data4 !== 'string' && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data4 === 'ACTIVE' || data4 === 'INACTIVE' || data4 === null)) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.status.enum },
        });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } });
    errors++;
  }
  validateDistrict.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'city_id', 'zone'],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 10 },
    name: { type: 'string', minLength: 2, maxLength: 100 },
    city_id: { type: 'string' },
    zone: { type: 'string', enum: ['URBAN', 'SUBURBAN'] },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
