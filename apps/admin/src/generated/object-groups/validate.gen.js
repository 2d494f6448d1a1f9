// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import { finding, hasDuplicates, isObject, lengthOf } from '@tuyen/model/validation';

export function validateObjectGroup(data) {
  const found = [];
  if (isObject(data)) {
    if (data.code === undefined) {
      found.push(finding('', 'required', { missingProperty: 'code' }));
    } else if (typeof data.code === 'string') {
      if (lengthOf(data.code) < 2) {
        found.push(finding('/code', 'minLength', { limit: 2 }));
      }
      if (lengthOf(data.code) > 6) {
        found.push(finding('/code', 'maxLength', { limit: 6 }));
      }
      if (!shortNamePattern.test(data.code)) {
        found.push(finding('/code', 'format', { format: 'short-name' }));
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
    if (data.card_kind === undefined) {
      found.push(finding('', 'required', { missingProperty: 'card_kind' }));
    } else if (!cardKindValues.includes(data.card_kind)) {
      found.push(finding('/card_kind', 'enum', { allowedValues: cardKindValues }));
    }
    if (data.discount_percent === undefined) {
      found.push(finding('', 'required', { missingProperty: 'discount_percent' }));
    } else if (Number.isInteger(data.discount_percent)) {
      if (!(data.discount_percent >= 0)) {
        found.push(finding('/discount_percent', 'minimum', { limit: 0 }));
      }
      if (!(data.discount_percent <= 100)) {
        found.push(finding('/discount_percent', 'maximum', { limit: 100 }));
      }
    } else {
      found.push(finding('/discount_percent', 'type', { type: 'integer' }));
    }
    if (data.documents_required !== undefined) {
      if (Array.isArray(data.documents_required)) {
        if (data.documents_required.length > 10) {
          found.push(finding('/documents_required', 'maxItems', { limit: 10 }));
        }
        if (hasDuplicates(data.documents_required)) {
          found.push(finding('/documents_required', 'uniqueItems', {}));
        }
        for (const [index, item] of data.documents_required.entries()) {
          if (typeof item === 'string') {
            if (lengthOf(item) < 3) {
              found.push(finding(`/documents_required/${index}`, 'minLength', { limit: 3 }));
            }
            if (lengthOf(item) > 200) {
              found.push(finding(`/documents_required/${index}`, 'maxLength', { limit: 200 }));
            }
          } else {
            found.push(finding(`/documents_required/${index}`, 'type', { type: 'string' }));
          }
        }
      } else if (data.documents_required !== null) {
        found.push(finding('/documents_required', 'type', { type: ['array', 'null'] }));
      }
    }
    if (data.validity_months !== undefined) {
      if (Number.isInteger(data.validity_months)) {
        if (!(data.validity_months >= 1)) {
          found.push(finding('/validity_months', 'minimum', { limit: 1 }));
        }
        if (!(data.validity_months <= 120)) {
          found.push(finding('/validity_months', 'maximum', { limit: 120 }));
        }
      } else if (data.validity_months !== null) {
        found.push(finding('/validity_months', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (
      data.needs_approval !== undefined &&
      !(typeof data.needs_approval === 'boolean' || data.needs_approval === null)
    ) {
      found.push(finding('/needs_approval', 'type', { type: ['boolean', 'null'] }));
    }
    if (data.min_members !== undefined) {
      if (Number.isInteger(data.min_members)) {
        if (!(data.min_members >= 2)) {
          found.push(finding('/min_members', 'minimum', { limit: 2 }));
        }
        if (!(data.min_members <= 10000)) {
          found.push(finding('/min_members', 'maximum', { limit: 10000 }));
        }
      } else if (data.min_members !== null) {
        found.push(finding('/min_members', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.age_from !== undefined) {
      if (Number.isInteger(data.age_from)) {
        if (!(data.age_from >= 0)) {
          found.push(finding('/age_from', 'minimum', { limit: 0 }));
        }
        if (!(data.age_from <= 120)) {
          found.push(finding('/age_from', 'maximum', { limit: 120 }));
        }
      } else if (data.age_from !== null) {
        found.push(finding('/age_from', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.age_to !== undefined) {
      if (Number.isInteger(data.age_to)) {
        if (!(data.age_to >= 0)) {
          found.push(finding('/age_to', 'minimum', { limit: 0 }));
        }
        if (!(data.age_to <= 120)) {
          found.push(finding('/age_to', 'maximum', { limit: 120 }));
        }
      } else if (data.age_to !== null) {
        found.push(finding('/age_to', 'type', { type: ['integer', 'null'] }));
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description === 'string') {
        if (lengthOf(data.description) > 1000) {
          found.push(finding('/description', 'maxLength', { limit: 1000 }));
        }
      } else if (data.description !== null) {
        found.push(finding('/description', 'type', { type: ['string', 'null'] }));
      }
    }
    if (data.issuer_id !== undefined && !(typeof data.issuer_id === 'string' || data.issuer_id === null)) {
      found.push(finding('/issuer_id', 'type', { type: ['string', 'null'] }));
    }
    if (data.status !== undefined && !statusValues.includes(data.status)) {
      found.push(finding('/status', 'enum', { allowedValues: statusValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateObjectGroup.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const shortNamePattern = /^[A-Z0-9]{2,10}$/u;
const cardKindValues = ['BASIC', 'PRIORITIZE', 'FREE', 'GROUP'];
const statusValues = ['ACTIVE', 'INACTIVE', null];
