// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import { finding, isObject, lengthOf } from '@tuyen/model/validation';

export function validateOffice(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 20) {
        found.push(finding('/code', 'maxLength', { limit: 20 }));
      }
      if (!catalogueCodePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'catalogue-code' }));
      }
    } else {
      found.push(finding('/code', 'type', { type: 'string' }));
    }
    if (data.name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'name' }));
    } else if (typeof data.name === 'string') {
      if (lengthOf(data.name) < 2) {
        found.push(finding('/name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.name) > 150) {
        found.push(finding('/name', 'maxLength', { limit: 150 }));
      }
    } else {
      found.push(finding('/name', 'type', { type: 'string' }));
    }
    if (data.organisation_type === undefined) {
      found.push(finding('', 'required', { missingProperty: 'organisation_type' }));
    } else if (!organisationTypeValues.includes(data.organisation_type)) {
      found.push(finding('/organisation_type', 'enum', { allowedValues: organisationTypeValues }));
    }
    if (data.short_name === undefined) {
      found.push(finding('', 'required', { missingProperty: 'short_name' }));
    } else if (typeof data.short_name === 'string') {
      if (lengthOf(data.short_name) < 2) {
        found.push(finding('/short_name', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.short_name) > 10) {
        found.push(finding('/short_name', 'maxLength', { limit: 10 }));
      }
      if (!shortNamePattern.test(data.short_name)) {
        found.push(finding('/short_name', 'format', { format: 'short-name' }));
      }
    } else {
      found.push(finding('/short_name', 'type', { type: 'string' }));
    }
    if (data.parent_id !== undefined && !(typeof data.parent_id === 'string' || data.parent_id === null)) {
      found.push(finding('/parent_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.display_name !== undefined) {
      if (isObject(data.display_name)) {
        if (data.display_name.vi !== undefined) {
          if (typeof data.display_name.vi === 'string') {
            if (lengthOf(data.display_name.vi) > 150) {
              found.push(finding('/display_name/vi', 'maxLength', { limit: 150 }));
            }
          } else if (data.display_name.vi !== null) {
            found.push(finding('/display_name/vi', 'type', { type: ['string', 'null'] }));
          }
        }
        if (data.display_name.en !== undefined) {
          if (typeof data.display_name.en === 'string') {
            if (lengthOf(data.display_name.en) > 150) {
              found.push(finding('/display_name/en', 'maxLength', { limit: 150 }));
            }
          } else if (data.display_name.en !== null) {
            found.push(finding('/display_name/en', 'type', { type: ['string', 'null'] }));
          }
        }
      } else if (data.display_name !== null) {
        found.push(finding('/display_name', 'type', { type: ['object', 'null'] }));
      }
    }
    if (data.logo !== undefined) {
      if (typeof data.logo === 'string') {
        if (lengthOf(data.logo) > 500) {
          found.push(finding('/logo', 'maxLength', { limit: 500 }));
        }
        if (!logoPattern.test(data.logo)) {
          found.push(finding('/logo', 'pattern', { pattern: '^(?:/(?!/)|https?://)' }));
        }
      } else if (data.logo !== null) {
        found.push(finding('/logo', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.tax_code !== undefined) {
      if (typeof data.tax_code === 'string') {
        if (!taxCodePattern.test(data.tax_code)) {
          found.push(finding('/tax_code', 'format', { format: 'tax-code' }));
        }
      } else if (data.tax_code !== null) {
        found.push(finding('/tax_code', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.city_id !== undefined && !(typeof data.city_id === 'string' || data.city_id === null)) {
      found.push(finding('/city_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.district_id !== undefined && !(typeof data.district_id === 'string' || data.district_id === null)) {
      found.push(finding('/district_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.address !== undefined) {
      if (typeof data.address === 'string') {
        if (lengthOf(data.address) > 255) {
          found.push(finding('/address', 'maxLength', { limit: 255 }));
        }
      } else if (data.address !== null) {
        found.push(finding('/address', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.hotline !== undefined) {
      if (typeof data.hotline === 'string') {
        if (lengthOf(data.hotline) > 20) {
          found.push(finding('/hotline', 'maxLength', { limit: 20 }));
        }
        if (!hotlinePattern.test(data.hotline)) {
          found.push(finding('/hotline', 'format', { format: 'hotline' }));
        }
      } else if (data.hotline !== null) {
        found.push(finding('/hotline', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.email !== undefined) {
      if (typeof data.email === 'string') {
        if (lengthOf(data.email) > 254) {
          found.push(finding('/email', 'maxLength', { limit: 254 }));
        }
        if (!emailPattern.test(data.email)) {
          found.push(finding('/email', 'format', { format: 'email' }));
        }
      } else if (data.email !== null) {
        found.push(finding('/email', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.bank_code !== undefined && !bankCodeValues.includes(data.bank_code)) {
      found.push(finding('/bank_code', 'enum', { allowedValues: bankCodeValues }));
    }
    if (data.bank_account_number !== undefined) {
      if (typeof data.bank_account_number === 'string') {
        if (lengthOf(data.bank_account_number) > 19) {
          found.push(finding('/bank_account_number', 'maxLength', { limit: 19 }));
        }
        if (!bankAccountNumberPattern.test(data.bank_account_number)) {
          found.push(finding('/bank_account_number', 'pattern', { pattern: '^[0-9A-Z]{4,19}$' }));
        }
      } else if (data.bank_account_number !== null) {
        found.push(finding('/bank_account_number', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.bank_account_name !== undefined) {
      if (typeof data.bank_account_name === 'string') {
        if (lengthOf(data.bank_account_name) < 2) {
          found.push(finding('/bank_account_name', 'minLength', { limit: 2 }));
        }
        if (lengthOf(data.bank_account_name) > 100) {
          found.push(finding('/bank_account_name', 'maxLength', { limit: 100 }));
        }
      } else if (data.bank_account_name !== null) {
        found.push(finding('/bank_account_name', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
    if (data.bank_code !== undefined && data.bank_account_number === undefined) {
      found.push(finding('', 'dependentRequired', { property: 'bank_code', missingProperty: 'bank_account_number' }));
    }
    if (data.bank_code !== undefined && data.bank_account_name === undefined) {
      found.push(finding('', 'dependentRequired', { property: 'bank_code', missingProperty: 'bank_account_name' }));
    }
    if (data.bank_account_number !== undefined && data.bank_code === undefined) {
      found.push(finding('', 'dependentRequired', { property: 'bank_account_number', missingProperty: 'bank_code' }));
    }
    if (data.bank_account_number !== undefined && data.bank_account_name === undefined) {
      found.push(
        finding('', 'dependentRequired', { property: 'bank_account_number', missingProperty: 'bank_account_name' }),
      );
    }
    if (data.bank_account_name !== undefined && data.bank_code === undefined) {
      found.push(finding('', 'dependentRequired', { property: 'bank_account_name', missingProperty: 'bank_code' }));
    }
    if (data.bank_account_name !== undefined && data.bank_account_number === undefined) {
      found.push(
        finding('', 'dependentRequired', { property: 'bank_account_name', missingProperty: 'bank_account_number' }),
      );
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateOffice.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const catalogueCodePattern = /^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$/u;
const organisationTypeValues = [
  'COMPANY_ROOT',
  'COMPANY',
  'COMPANY_BRT',
  'COMPANY_METRO',
  'AGENCY_TICKET',
  'AGENCY_CARD',
];
const shortNamePattern = /^[A-Z0-9]{2,10}$/u;
const logoPattern = /^(?:\/(?!\/)|https?:\/\/)/u;
const taxCodePattern = /^\d{10}(?:-\d{3})?$/u;
const hotlinePattern = /^(?:\+84|0|1[89]00)[0-9 .]{4,12}$/u;
const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u;
const bankCodeValues = [
  'VCB',
  'ICB',
  'BIDV',
  'VBA',
  'MB',
  'TCB',
  'ACB',
  'VPB',
  'TPB',
  'STB',
  'HDB',
  'VIB',
  'SHB',
  'MSB',
  'EIB',
  'SEAB',
  'OCB',
  'LPB',
  'NAB',
  'ABB',
  'BAB',
  'BVB',
  'KLB',
  'PVCB',
  'VAB',
  'VCCB',
  'SHBVN',
  null,
];
const bankAccountNumberPattern = /^[0-9A-Z]{4,19}$/u;
const statusValues = ['ACTIVE', 'INACTIVE', null];
