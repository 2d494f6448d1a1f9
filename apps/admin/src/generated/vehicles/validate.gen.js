// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import { isDate, lengthOf } from '../validation.gen.js';

export function validateVehicle(data, { instancePath = '' } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.plate === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'plate' },
      });
      errors++;
    }
    if (data.kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'kind' },
      });
      errors++;
    }
    if (data.seats === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'seats' },
      });
      errors++;
    }
    if (data.plate !== undefined) {
      let data0 = data.plate;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 12) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/plate',
            schemaPath: '#/properties/plate/maxLength',
            keyword: 'maxLength',
            params: { limit: 12 },
          });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/plate',
            schemaPath: '#/properties/plate/format',
            keyword: 'format',
            params: { format: 'vn-plate' },
          });
          errors++;
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/plate',
          schemaPath: '#/properties/plate/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
    }
    if (data.kind !== undefined) {
      let data1 = data.kind;
      if (typeof data1 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
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
        (vErrors ??= []).push({
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.kind.enum },
        });
        errors++;
      }
    }
    if (data.seats !== undefined) {
      let data2 = data.seats;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/seats',
          schemaPath: '#/properties/seats/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 200 || isNaN(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/seats',
            schemaPath: '#/properties/seats/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 200 },
          });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/seats',
            schemaPath: '#/properties/seats/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.route_id !== undefined) {
      let data3 = data.route_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/route_id',
          schemaPath: '#/properties/route_id/type',
          keyword: 'type',
          params: { type: schema0.properties.route_id.type },
        });
        errors++;
      }
    }
    if (data.inspection_expires_on !== undefined) {
      let data4 = data.inspection_expires_on;
      if (typeof data4 !== 'string' && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/inspection_expires_on',
          schemaPath: '#/properties/inspection_expires_on/type',
          keyword: 'type',
          params: { type: schema0.properties.inspection_expires_on.type },
        });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!isDate(data4)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/inspection_expires_on',
            schemaPath: '#/properties/inspection_expires_on/format',
            keyword: 'format',
            params: { format: 'date' },
          });
          errors++;
        }
      }
    }
    if (data.brand !== undefined) {
      let data5 = data.brand;
      if (typeof data5 !== 'string' && data5 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/brand',
          schemaPath: '#/properties/brand/type',
          keyword: 'type',
          params: { type: schema0.properties.brand.type },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 60) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/brand',
            schemaPath: '#/properties/brand/maxLength',
            keyword: 'maxLength',
            params: { limit: 60 },
          });
          errors++;
        }
      }
    }
    if (data.manufactured_year !== undefined) {
      let data6 = data.manufactured_year;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/manufactured_year',
          schemaPath: '#/properties/manufactured_year/type',
          keyword: 'type',
          params: { type: schema0.properties.manufactured_year.type },
        });
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 2100 || isNaN(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/manufactured_year',
            schemaPath: '#/properties/manufactured_year/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2100 },
          });
          errors++;
        }
        if (data6 < 1980 || isNaN(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/manufactured_year',
            schemaPath: '#/properties/manufactured_year/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1980 },
          });
          errors++;
        }
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
  validateVehicle.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['plate', 'kind', 'seats'],
  properties: {
    plate: { type: 'string', format: 'vn-plate', maxLength: 12 },
    kind: {
      type: 'string',
      enum: ['STANDARD_BUS', 'MINIBUS', 'ARTICULATED_BUS', 'BRT_BUS', 'ELECTRIC_BUS', 'METRO_TRAIN'],
    },
    seats: { type: 'integer', minimum: 1, maximum: 200 },
    route_id: { type: ['string', 'null'] },
    inspection_expires_on: { type: ['string', 'null'], format: 'date' },
    brand: { type: ['string', 'null'], maxLength: 60 },
    manufactured_year: { type: ['integer', 'null'], minimum: 1980, maximum: 2100 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^(?:1[1-9]|[2-9]\d)[A-Z]{1,2}-(?:\d{3}\.\d{2}|\d{4})$/u;
