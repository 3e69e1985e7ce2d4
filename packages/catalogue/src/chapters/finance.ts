// The financial record: one row of some thousand figures for a farm and a period.

import { entity } from '../entity.ts'
import { key } from '../fields.ts'
import { recordFields, recordParts } from '../finance/record.ts'
import { farm } from '../owners.ts'

export const finance = [
  entity('assets', {
    label: 'Financial record',
    help: 'Assets, debts, income, costs and the measures that farms are compared by.',
    ownedBy: farm({ needs: 'money' }),
    largestPage: 1000,
    fields: {
      period_id: key('periods', { required: true }),
      farm_id: key('farms', { required: true }),
      ...recordFields,
    },
    unique: [['farm_id', 'period_id']],
    parts: recordParts,
  }),
] as const
