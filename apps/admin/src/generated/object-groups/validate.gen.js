// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateObjectGroup(data) {
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
    if (data.card_kind === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'card_kind' } });
      errors++;
    }
    if (data.discount_percent === undefined) {
      (findings ??= []).push({
        instancePath: '',
        keyword: 'required',
        params: { missingProperty: 'discount_percent' },
      });
      errors++;
    }
    if (data.code !== undefined) {
      const data0 = data.code;
      if (typeof data0 === 'string') {
        if (lengthOf(data0) > 6) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'maxLength', params: { limit: 6 } });
          errors++;
        }
        if (lengthOf(data0) < 2) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!shortNamePattern.test(data0)) {
          (findings ??= []).push({ instancePath: '/code', keyword: 'format', params: { format: 'short-name' } });
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
    if (data.card_kind !== undefined) {
      const data2 = data.card_kind;
      if (typeof data2 !== 'string') {
        (findings ??= []).push({ instancePath: '/card_kind', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (!(data2 === 'BASIC' || data2 === 'PRIORITIZE' || data2 === 'FREE' || data2 === 'GROUP')) {
        (findings ??= []).push({
          instancePath: '/card_kind',
          keyword: 'enum',
          params: { allowedValues: ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'] },
        });
        errors++;
      }
    }
    if (data.discount_percent !== undefined) {
      const data3 = data.discount_percent;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
        (findings ??= []).push({ instancePath: '/discount_percent', keyword: 'type', params: { type: 'integer' } });
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 100 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/discount_percent',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          (findings ??= []).push({
            instancePath: '/discount_percent',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.documents_required !== undefined) {
      const data4 = data.documents_required;
      if (!Array.isArray(data4) && data4 !== null) {
        (findings ??= []).push({
          instancePath: '/documents_required',
          keyword: 'type',
          params: { type: ['array', 'null'] },
        });
        errors++;
      }
      if (Array.isArray(data4)) {
        if (data4.length > 10) {
          (findings ??= []).push({ instancePath: '/documents_required', keyword: 'maxItems', params: { limit: 10 } });
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const data5 = data4[i0];
          if (typeof data5 === 'string') {
            if (lengthOf(data5) > 200) {
              (findings ??= []).push({
                instancePath: '/documents_required/' + i0,
                keyword: 'maxLength',
                params: { limit: 200 },
              });
              errors++;
            }
            if (lengthOf(data5) < 3) {
              (findings ??= []).push({
                instancePath: '/documents_required/' + i0,
                keyword: 'minLength',
                params: { limit: 3 },
              });
              errors++;
            }
          } else {
            (findings ??= []).push({
              instancePath: '/documents_required/' + i0,
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
              (findings ??= []).push({
                instancePath: '/documents_required',
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
      const data6 = data.validity_months;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        (findings ??= []).push({
          instancePath: '/validity_months',
          keyword: 'type',
          params: { type: ['integer', 'null'] },
        });
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 120 || isNaN(data6)) {
          (findings ??= []).push({
            instancePath: '/validity_months',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          (findings ??= []).push({
            instancePath: '/validity_months',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          });
          errors++;
        }
      }
    }
    if (data.needs_approval !== undefined) {
      const data7 = data.needs_approval;
      if (typeof data7 !== 'boolean' && data7 !== null) {
        (findings ??= []).push({
          instancePath: '/needs_approval',
          keyword: 'type',
          params: { type: ['boolean', 'null'] },
        });
        errors++;
      }
    }
    if (data.age_from !== undefined) {
      const data8 = data.age_from;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        (findings ??= []).push({ instancePath: '/age_from', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 120 || isNaN(data8)) {
          (findings ??= []).push({
            instancePath: '/age_from',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          (findings ??= []).push({
            instancePath: '/age_from',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.age_to !== undefined) {
      const data9 = data.age_to;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9)) && data9 !== null) {
        (findings ??= []).push({ instancePath: '/age_to', keyword: 'type', params: { type: ['integer', 'null'] } });
        errors++;
      }
      if (typeof data9 == 'number') {
        if (data9 > 120 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/age_to',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 120 },
          });
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          (findings ??= []).push({
            instancePath: '/age_to',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          });
          errors++;
        }
      }
    }
    if (data.description !== undefined) {
      const data10 = data.description;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({ instancePath: '/description', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (lengthOf(data10) > 1000) {
          (findings ??= []).push({ instancePath: '/description', keyword: 'maxLength', params: { limit: 1000 } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data11 = data.status;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data11 === 'ACTIVE' || data11 === 'INACTIVE' || data11 === null)) {
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
  validateObjectGroup.errors = findings;
  return errors === 0;
}

const shortNamePattern = /^[A-Z0-9]{2,10}$/u;
