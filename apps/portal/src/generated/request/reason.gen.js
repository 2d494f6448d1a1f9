// From schemas/flows/request.json by `tuyen generate`. Edit that file instead.
import { finding, isObject } from '@tuyen/model/validation';

export function validateReason(data) {
  const found = [];
  if (isObject(data)) {
    if (data.reissue_reason === undefined) {
      found.push(finding('', 'required', { missingProperty: 'reissue_reason' }));
    } else if (!reissueReasonValues.includes(data.reissue_reason)) {
      found.push(finding('/reissue_reason', 'enum', { allowedValues: reissueReasonValues }));
    }
  } else {
    found.push(finding('', 'type', { type: 'object' }));
  }
  validateReason.errors = found.length > 0 ? found : null;
  return found.length === 0;
}

const reissueReasonValues = ['LOST', 'BROKEN', 'FAULTY', 'DATA_CHANGED'];
