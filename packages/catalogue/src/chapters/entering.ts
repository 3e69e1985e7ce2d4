// What makes entering easier: how each person likes a sheet, and what was carried into a new period.

import { entity } from '../entity.ts'
import { key, moment, object, text } from '../fields.ts'
import { farm, person } from '../owners.ts'

export const entering = [
  entity('sheet_views', {
    label: 'View of a sheet',
    plural: 'Views of sheets',
    help: 'Which columns of a sheet a person wants to see, in which order and of which rows.',
    ownedBy: person(),
    fields: {
      user_id: key('users', { required: true, label: 'Whose' }),
      sheet: text({ required: true, max: 60, help: 'The lasting name of the sheet.' }),
      name: text({ required: true, max: 60 }),
      settings: object({ required: true, help: 'Columns, order, grouping and filters.' }),
    },
    unique: [['user_id', 'sheet', 'name']],
  }),
  entity('roll_forwards', {
    label: 'Period start',
    plural: 'Period starts',
    help: 'What was carried from one period of a farm into the next, in one go.',
    ownedBy: farm({ write: 'nobody' }),
    fields: {
      farm_id: key('farms', { required: true }),
      from_period_id: key('periods', { required: true, label: 'Carried from' }),
      period_id: key('periods', { required: true, label: 'Carried into' }),
      user_id: key('users', { required: true, label: 'Done by' }),
      counts: object({ required: true, help: 'How many records of each kind.' }),
      made: object({ required: true, secret: true }),
      undone_at: moment({ label: 'Undone at' }),
    },
  }),
] as const
