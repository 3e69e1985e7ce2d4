// What people of a farm keep from its reports: what they set out to do, and links by which they show each other one.

import { aimOutcomes, ladderSides } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, date, key, money, moment, text } from '../fields.ts'
import { farm } from '../owners.ts'

export const aimsAndShares = [
  entity('farm_aims', {
    label: 'Aim',
    help: 'What a farm set out to do when it read its report: the report of the next period opens with it.',
    ownedBy: farm({ period: 'none' }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true, help: 'In whose report it was kept.' }),
      rung: text({ max: 63, help: 'The rung of the ladder that it came from.' }),
      scope: text({ max: 30, help: 'What its measure is of: farm, crop 12, stock 7.' }),
      measure: text({ max: 63, help: 'The lasting name of the measure that tells how it went.' }),
      text: text({ required: true, max: 300, label: 'Aim', searchable: true }),
      was_text: text({ needs: 'money', max: 60, label: 'What it was' }),
      goal_text: text({ needs: 'money', max: 60, label: 'What others had' }),
      amount: money({
        needs: 'money',
        label: 'Worth',
        help: 'What the rung came to on the whole farm.',
        min: -1e12,
        max: 1e12,
      }),
      who: text({ max: 100 }),
      by_day: date({ label: 'By' }),
      outcome: choice(aimOutcomes, { required: true, default: 'Open' }),
    },
  }),
  entity('report_shares', {
    label: 'Link to a report',
    plural: 'Links to reports',
    help: 'Shows a report to people who may read it anyway, until a day.',
    ownedBy: farm({ write: 'managers and staff', period: 'none' }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      report: text({ required: true, max: 63, help: 'By its key: my-year, whole-farm, crop-12.' }),
      group_key: text({ max: 200, label: 'Group', help: 'With whom the report compares.' }),
      against: choice(ladderSides, { help: 'What its ladder starts from.' }),
      token: text({ readOnly: true, unique: true, max: 64, help: 'What its address ends with.' }),
      user_id: key('users', { readOnly: true, label: 'Made by' }),
      ends_on: date({
        label: 'Ends on',
        help: 'The last day on which it opens; 30 days ahead unless said.',
      }),
      revoked_at: moment({ label: 'Revoked' }),
      note: text({ max: 200, help: 'Whom or what it is for.' }),
    },
  }),
] as const
