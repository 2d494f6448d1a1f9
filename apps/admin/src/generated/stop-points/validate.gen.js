// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateStopPoint(data, { instancePath = '' } = {}) {
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
    if (data.latitude === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'latitude' },
      });
      errors++;
    }
    if (data.longitude === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'longitude' },
      });
      errors++;
    }
    if (data.district_id === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'district_id' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 20) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 20 },
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
        if (lengthOf(data1) > 150) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/name',
            schemaPath: '#/properties/name/maxLength',
            keyword: 'maxLength',
            params: { limit: 150 },
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
    if (data.latitude !== undefined) {
      let data2 = data.latitude;
      if (typeof data2 == 'number') {
        if (data2 > 90 || isNaN(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/latitude',
            schemaPath: '#/properties/latitude/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 90 },
          });
          errors++;
        }
        if (data2 < -90 || isNaN(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/latitude',
            schemaPath: '#/properties/latitude/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -90 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/latitude',
          schemaPath: '#/properties/latitude/type',
          keyword: 'type',
          params: { type: 'number' },
        });
        errors++;
      }
    }
    if (data.longitude !== undefined) {
      let data3 = data.longitude;
      if (typeof data3 == 'number') {
        if (data3 > 180 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/longitude',
            schemaPath: '#/properties/longitude/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 180 },
          });
          errors++;
        }
        if (data3 < -180 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/longitude',
            schemaPath: '#/properties/longitude/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -180 },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/longitude',
          schemaPath: '#/properties/longitude/type',
          keyword: 'type',
          params: { type: 'number' },
        });
        errors++;
      }
    }
    if (data.district_id !== undefined) {
      if (typeof data.district_id !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/district_id',
          schemaPath: '#/properties/district_id/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.address !== undefined) {
      let data5 = data.address;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/address',
          schemaPath: '#/properties/address/type',
          keyword: 'type',
          params: { type: schema0.properties.address.type },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 255) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/address',
            schemaPath: '#/properties/address/maxLength',
            keyword: 'maxLength',
            params: { limit: 255 },
          });
          errors++;
        }
      }
    }
    if (data.has_shelter !== undefined) {
      let data6 = data.has_shelter;
      if (typeof data6 !== 'boolean' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/has_shelter',
          schemaPath: '#/properties/has_shelter/type',
          keyword: 'type',
          params: { type: schema0.properties.has_shelter.type },
        });
        errors++;
      }
    }
    if (data.status !== undefined) {
      let data7 = data.status;
      if (typeof data7 !== 'string' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data7 === 'ACTIVE' || data7 === 'INACTIVE' || data7 === null)) {
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
  validateStopPoint.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'latitude', 'longitude', 'district_id'],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 20 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    district_id: { type: 'string' },
    address: { type: ['string', 'null'], maxLength: 255 },
    has_shelter: { type: ['boolean', 'null'] },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
