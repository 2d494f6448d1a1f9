// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateObjectGroup(data, { instancePath = '' } = {}) {
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
    if (data.card_kind === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'card_kind' },
      });
      errors++;
    }
    if (data.discount_percent === undefined) {
      (vErrors ??= []).push({
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'discount_percent' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 6) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/code',
            schemaPath: '#/properties/code/maxLength',
            keyword: 'maxLength',
            params: { limit: 6 },
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
            params: { format: 'short-name' },
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
    if (data.card_kind !== undefined) {
      let data2 = data.card_kind;
      if (typeof data2 !== 'string') {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/type',
          keyword: 'type',
          params: { type: 'string' },
        });
        errors++;
      }
      if (!(data2 === 'BASIC' || data2 === 'PRIORITIZE' || data2 === 'FREE' || data2 === 'GROUP')) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/card_kind',
          schemaPath: '#/properties/card_kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema0.properties.card_kind.enum },
        });
        errors++;
      }
    }
    if (data.discount_percent !== undefined) {
      let data3 = data.discount_percent;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/discount_percent',
          schemaPath: '#/properties/discount_percent/type',
          keyword: 'type',
          params: { type: 'integer' },
        });
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 100 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/discount_percent',
            schemaPath: '#/properties/discount_percent/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/discount_percent',
            schemaPath: '#/properties/discount_percent/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.documents_required !== undefined) {
      let data4 = data.documents_required;
      if (!Array.isArray(data4) && data4 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/documents_required',
          schemaPath: '#/properties/documents_required/type',
          keyword: 'type',
          params: { type: schema0.properties.documents_required.type },
        });
        errors++;
      }
      if (Array.isArray(data4)) {
        if (data4.length > 10) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/documents_required',
            schemaPath: '#/properties/documents_required/maxItems',
            keyword: 'maxItems',
            params: { limit: 10 },
          });
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === 'string') {
            if (lengthOf(data5) > 200) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/documents_required/' + i0,
                schemaPath: '#/properties/documents_required/items/maxLength',
                keyword: 'maxLength',
                params: { limit: 200 },
              });
              errors++;
            }
            if (lengthOf(data5) < 3) {
              (vErrors ??= []).push({
                instancePath: instancePath + '/documents_required/' + i0,
                schemaPath: '#/properties/documents_required/items/minLength',
                keyword: 'minLength',
                params: { limit: 3 },
              });
              errors++;
            }
          } else {
            (vErrors ??= []).push({
              instancePath: instancePath + '/documents_required/' + i0,
              schemaPath: '#/properties/documents_required/items/type',
              keyword: 'type',
              params: { type: 'string' },
            });
            errors++;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data4[i1];
            if (typeof item0 !== 'string') {
              continue;
            }
            if (typeof indices0[item0] == 'number') {
              j0 = indices0[item0];
              (vErrors ??= []).push({
                instancePath: instancePath + '/documents_required',
                schemaPath: '#/properties/documents_required/uniqueItems',
                keyword: 'uniqueItems',
                params: { i: i1, j: j0 },
              });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
    }
    if (data.validity_months !== undefined) {
      let data6 = data.validity_months;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/validity_months',
          schemaPath: '#/properties/validity_months/type',
          keyword: 'type',
          params: { type: schema0.properties.validity_months.type },
        });
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 120 || isNaN(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/validity_months',
            schemaPath: '#/properties/validity_months/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/validity_months',
            schemaPath: '#/properties/validity_months/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.needs_approval !== undefined) {
      let data7 = data.needs_approval;
      if (typeof data7 !== 'boolean' && data7 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/needs_approval',
          schemaPath: '#/properties/needs_approval/type',
          keyword: 'type',
          params: { type: schema0.properties.needs_approval.type },
        });
        errors++;
      }
    }
    if (data.age_from !== undefined) {
      let data8 = data.age_from;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/age_from',
          schemaPath: '#/properties/age_from/type',
          keyword: 'type',
          params: { type: schema0.properties.age_from.type },
        });
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 120 || isNaN(data8)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/age_from',
            schemaPath: '#/properties/age_from/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/age_from',
            schemaPath: '#/properties/age_from/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.age_to !== undefined) {
      let data9 = data.age_to;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/age_to',
          schemaPath: '#/properties/age_to/type',
          keyword: 'type',
          params: { type: schema0.properties.age_to.type },
        });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 120 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/age_to',
            schemaPath: '#/properties/age_to/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/age_to',
            schemaPath: '#/properties/age_to/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.description !== undefined) {
      let data10 = data.description;
      if (typeof data10 !== 'string' && data10 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/type',
          keyword: 'type',
          params: { type: schema0.properties.description.type },
        });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (lengthOf(data10) > 1000) {
          (vErrors ??= []).push({
            instancePath: instancePath + '/description',
            schemaPath: '#/properties/description/maxLength',
            keyword: 'maxLength',
            params: { limit: 1000 },
          });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data11 = data.status;
      if (typeof data11 !== 'string' && data11 !== null) {
        (vErrors ??= []).push({
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema0.properties.status.type },
        });
        errors++;
      }
      if (!(data11 === 'ACTIVE' || data11 === 'INACTIVE' || data11 === null)) {
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
  validateObjectGroup.errors = vErrors;
  return errors === 0;
}
const schema0 = {
  type: 'object',
  required: ['code', 'name', 'card_kind', 'discount_percent'],
  properties: {
    code: { type: 'string', format: 'short-name', minLength: 2, maxLength: 6 },
    name: { type: 'string', minLength: 2, maxLength: 150 },
    card_kind: { type: 'string', enum: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
    discount_percent: { type: 'integer', minimum: 0, maximum: 100 },
    documents_required: {
      type: ['array', 'null'],
      items: { type: 'string', minLength: 3, maxLength: 200 },
      uniqueItems: true,
      maxItems: 10,
    },
    validity_months: { type: ['integer', 'null'], minimum: 1, maximum: 120 },
    needs_approval: { type: ['boolean', 'null'] },
    age_from: { type: ['integer', 'null'], minimum: 0, maximum: 120 },
    age_to: { type: ['integer', 'null'], minimum: 0, maximum: 120 },
    description: { type: ['string', 'null'], maxLength: 1000 },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
  },
};
const formats0 = /^[A-Z0-9]{2,10}$/u;
