// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateRole(data, { instancePath = '' } = {}) {
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
    if (data.organisation_types === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'organisation_types' },
      });
      errors++;
    }
    if (data.permissions === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'permissions' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 40) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 40 },
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
    if (data.organisation_types !== undefined) {
      let data2 = data.organisation_types;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/organisation_types',
            schemaPath: '#/properties/organisation_types/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
          });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== 'string') {
            (vErrors ??= []).push({
              instancePath: instancePath + '/organisation_types/' + i0,
              schemaPath: '#/properties/organisation_types/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
          if (
            !(
              data3 === 'COMPANY_ROOT' ||
              data3 === 'COMPANY' ||
              data3 === 'COMPANY_BRT' ||
              data3 === 'COMPANY_METRO' ||
              data3 === 'AGENCY_TICKET' ||
              data3 === 'AGENCY_CARD'
            )
          ) {
            (vErrors ??= []).push({
              instancePath: instancePath + '/organisation_types/' + i0,
              schemaPath: '#/properties/organisation_types/items/enum',
              keyword: 'enum',
              params: { allowedValues: schema0.properties.organisation_types.items.enum },
            });
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data2[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (vErrors ??= []).push({
                instancePath: instancePath + '/organisation_types',
                schemaPath: '#/properties/organisation_types/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/organisation_types',
          schemaPath: '#/properties/organisation_types/type',
          keyword: 'type',
          params: { type: 'array' },
        });
        errors++;
      }
    }
    if (data.permissions !== undefined) {
      let data4 = data.permissions;
      if (Array.isArray(data4)) {
        if (data4.length > 300) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/permissions',
            schemaPath: '#/properties/permissions/maxItems',
            keyword: 'maxItems',
            params: { limit: 300 },
          });
          errors++;
        }
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (typeof data5 === 'string') {
            if (lengthOf(data5) > 80) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/permissions/' + i2,
                schemaPath: '#/properties/permissions/items/maxLength',
                keyword: 'maxLength',
                params: { limit: 80 },
              });
              errors++;
            }
            if (!formats2.test(data5)) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/permissions/' + i2,
                schemaPath: '#/properties/permissions/items/format',
                keyword: 'format',
                params: { format: 'permission-slug' },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/permissions/' + i2,
              schemaPath: '#/properties/permissions/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
        }
        let i3 = data4.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--;) {
            let item1 = data4[i3];
            if (typeof item1 !== 'string') {
              continue;
            }
            if (typeof indices1[item1] == 'number') {
              j1 = indices1[item1];
              (vErrors ??= []).push({
                instancePath: instancePath + '/permissions',
                schemaPath: '#/properties/permissions/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i3, j: j1 },
              });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({
          instancePath: instancePath + '/permissions',
          schemaPath: '#/properties/permissions/type',
          keyword: 'type',
          params: { type: 'array' },
        });
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data6 = data.description;
      if (typeof data6 !== 'string' && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/type',
          keyword: 'type',
          params: { type: schema0.properties.description.type },
        });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/description',
            schemaPath: '#/properties/description/maxLength',
            keyword: 'maxLength',
            params: { limit: 500 },
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
  validateRole.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'organisation_types', 'permissions'],
  properties: {
    code: { type: 'string', format: 'catalogue-code', minLength: 2, maxLength: 40 },
    name: { type: 'string', minLength: 2, maxLength: 100 },
    organisation_types: {
      uniqueItems: true,
      type: 'array',
      items: {
        type: 'string',
        enum: ['COMPANY_ROOT', 'COMPANY', 'COMPANY_BRT', 'COMPANY_METRO', 'AGENCY_TICKET', 'AGENCY_CARD'],
      },
      minItems: 1,
    },
    permissions: {
      type: 'array',
      items: { type: 'string', format: 'permission-slug', maxLength: 80 },
      uniqueItems: true,
      maxItems: 300,
    },
    description: { type: ['string', 'null'], maxLength: 500 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const formats2 = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/u;
