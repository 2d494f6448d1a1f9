// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import { lengthOf } from '../validation.gen.js';

export function validateOffice(data) {
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
    if (data.organisation_type === undefined) {
      (findings ??= []).push({
        instancePath: '',
        keyword: 'required',
        params: { missingProperty: 'organisation_type' },
      });
      errors++;
    }
    if (data.short_name === undefined) {
      (findings ??= []).push({ instancePath: '', keyword: 'required', params: { missingProperty: 'short_name' } });
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
    if (data.organisation_type !== undefined) {
      const data2 = data.organisation_type;
      if (typeof data2 !== 'string') {
        (findings ??= []).push({ instancePath: '/organisation_type', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
      if (
        !(
          data2 === 'COMPANY_ROOT' ||
          data2 === 'COMPANY' ||
          data2 === 'COMPANY_BRT' ||
          data2 === 'COMPANY_METRO' ||
          data2 === 'AGENCY_TICKET' ||
          data2 === 'AGENCY_CARD'
        )
      ) {
        (findings ??= []).push({
          instancePath: '/organisation_type',
          keyword: 'enum',
          params: {
            allowedValues: ['COMPANY_ROOT', 'COMPANY', 'COMPANY_BRT', 'COMPANY_METRO', 'AGENCY_TICKET', 'AGENCY_CARD'],
          },
        });
        errors++;
      }
    }
    if (data.parent_id !== undefined) {
      const data3 = data.parent_id;
      if (typeof data3 !== 'string' && data3 !== null) {
        (findings ??= []).push({ instancePath: '/parent_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.short_name !== undefined) {
      const data4 = data.short_name;
      if (typeof data4 === 'string') {
        if (lengthOf(data4) > 10) {
          (findings ??= []).push({ instancePath: '/short_name', keyword: 'maxLength', params: { limit: 10 } });
          errors++;
        }
        if (lengthOf(data4) < 2) {
          (findings ??= []).push({ instancePath: '/short_name', keyword: 'minLength', params: { limit: 2 } });
          errors++;
        }
        if (!shortNamePattern.test(data4)) {
          (findings ??= []).push({ instancePath: '/short_name', keyword: 'format', params: { format: 'short-name' } });
          errors++;
        }
      } else {
        (findings ??= []).push({ instancePath: '/short_name', keyword: 'type', params: { type: 'string' } });
        errors++;
      }
    }
    if (data.display_name !== undefined) {
      const data5 = data.display_name;
      if (typeof data5 !== 'string' && data5 !== null) {
        (findings ??= []).push({
          instancePath: '/display_name',
          keyword: 'type',
          params: { type: ['string', 'null'] },
        });
        errors++;
      }
      if (typeof data5 === 'string') {
        if (lengthOf(data5) > 150) {
          (findings ??= []).push({ instancePath: '/display_name', keyword: 'maxLength', params: { limit: 150 } });
          errors++;
        }
      }
    }
    if (data.logo !== undefined) {
      const data6 = data.logo;
      if (typeof data6 !== 'string' && data6 !== null) {
        (findings ??= []).push({ instancePath: '/logo', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data6 === 'string') {
        if (lengthOf(data6) > 500) {
          (findings ??= []).push({ instancePath: '/logo', keyword: 'maxLength', params: { limit: 500 } });
          errors++;
        }
        if (!pattern0.test(data6)) {
          (findings ??= []).push({
            instancePath: '/logo',
            keyword: 'pattern',
            params: { pattern: '^(?:/(?!/)|https?://)' },
          });
          errors++;
        }
      }
    }
    if (data.tax_code !== undefined) {
      const data7 = data.tax_code;
      if (typeof data7 !== 'string' && data7 !== null) {
        (findings ??= []).push({ instancePath: '/tax_code', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!taxCodePattern.test(data7)) {
          (findings ??= []).push({ instancePath: '/tax_code', keyword: 'format', params: { format: 'tax-code' } });
          errors++;
        }
      }
    }
    if (data.city_id !== undefined) {
      const data8 = data.city_id;
      if (typeof data8 !== 'string' && data8 !== null) {
        (findings ??= []).push({ instancePath: '/city_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.district_id !== undefined) {
      const data9 = data.district_id;
      if (typeof data9 !== 'string' && data9 !== null) {
        (findings ??= []).push({ instancePath: '/district_id', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
    }
    if (data.address !== undefined) {
      const data10 = data.address;
      if (typeof data10 !== 'string' && data10 !== null) {
        (findings ??= []).push({ instancePath: '/address', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data10 === 'string') {
        if (lengthOf(data10) > 255) {
          (findings ??= []).push({ instancePath: '/address', keyword: 'maxLength', params: { limit: 255 } });
          errors++;
        }
      }
    }
    if (data.hotline !== undefined) {
      const data11 = data.hotline;
      if (typeof data11 !== 'string' && data11 !== null) {
        (findings ??= []).push({ instancePath: '/hotline', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data11 === 'string') {
        if (lengthOf(data11) > 20) {
          (findings ??= []).push({ instancePath: '/hotline', keyword: 'maxLength', params: { limit: 20 } });
          errors++;
        }
        if (!hotlinePattern.test(data11)) {
          (findings ??= []).push({ instancePath: '/hotline', keyword: 'format', params: { format: 'hotline' } });
          errors++;
        }
      }
    }
    if (data.email !== undefined) {
      const data12 = data.email;
      if (typeof data12 !== 'string' && data12 !== null) {
        (findings ??= []).push({ instancePath: '/email', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (typeof data12 === 'string') {
        if (lengthOf(data12) > 254) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'maxLength', params: { limit: 254 } });
          errors++;
        }
        if (!emailPattern.test(data12)) {
          (findings ??= []).push({ instancePath: '/email', keyword: 'format', params: { format: 'email' } });
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      const data13 = data.status;
      if (typeof data13 !== 'string' && data13 !== null) {
        (findings ??= []).push({ instancePath: '/status', keyword: 'type', params: { type: ['string', 'null'] } });
        errors++;
      }
      if (!(data13 === 'ACTIVE' || data13 === 'INACTIVE' || data13 === null)) {
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
  validateOffice.errors = findings;
  return errors === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const shortNamePattern = /^[A-Z0-9]{2,10}$/u;
const taxCodePattern = /^\d{10}(?:-\d{3})?$/u;
const hotlinePattern = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const pattern0 = new RegExp('^(?:/(?!/)|https?://)', 'u');
