// What was changed, by whom and when. Nothing here is ever changed or removed.

import { entity } from '../entity.ts'
import { choice, count, key, moment, object, text } from '../fields.ts'

export const history = [
  entity('changes', {
    label: 'Change',
    help: 'One row that was written: who, when, and the figures before and after.',
    ownedBy: { kind: 'told row', type: 'entity', key: 'row' },
    appendOnly: true,
    fields: {
      at: moment({ required: true, readOnly: true, label: 'When' }),
      user_id: key('users', { readOnly: true, label: 'Who' }),
      acting_as_id: key('users', { readOnly: true, label: 'Acting as' }),
      user_name: text({ readOnly: true, computed: true, label: 'Name of who' }),
      acting_as_name: text({ readOnly: true, computed: true, label: 'Name of whom they acted as' }),
      impersonation_id: key('impersonations', {
        readOnly: true,
        label: 'Support access to a person',
      }),
      request: text({ max: 64, readOnly: true, help: 'The number of the request, as in the log.' }),
      device: text({ max: 64, readOnly: true }),
      verb: choice(['store', 'update', 'destroy', 'restore', 'attach', 'detach', 'erase'], {
        required: true,
        readOnly: true,
      }),
      entity: text({ required: true, max: 63, readOnly: true, label: 'Type of record' }),
      row: count({ required: true, readOnly: true, max: Number.MAX_SAFE_INTEGER, label: 'Record' }),
      farm_id: key('farms', { readOnly: true }),
      period_id: key('periods', { readOnly: true }),
      before: object({ readOnly: true }),
      after: object({ readOnly: true }),
    },
  }),
] as const
