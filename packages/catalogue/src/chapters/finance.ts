// The financial record: one row of some thousand figures for a farm and a period; and what its costs come from.

import { aimsAndShares } from './aims-and-shares.ts'
import { benchmarks } from './benchmarks.ts'
import { entity } from '../entity.ts'
import { key, object } from '../fields.ts'
import { recordFields, recordParts } from '../finance/record.ts'
import { followedByRecord } from '../finance/from-rows.ts'
import { farm } from '../owners.ts'
import { sharedCosts } from './shared-costs.ts'

export const finance = [
  ...sharedCosts,
  entity('assets', {
    label: 'Financial record',
    help: 'Assets, debts, income, costs and the measures that farms are compared by.',
    ownedBy: farm({ needs: 'money' }),
    largestPage: 1000,
    fields: {
      period_id: key('periods', { required: true }),
      farm_id: key('farms', { required: true }),
      ...recordFields,
      origins: object({
        readOnly: true,
        help: 'Where each figure came from; what is not named here was calculated from the others.',
      }),
    },
    unique: [['farm_id', 'period_id']],
    parts: recordParts,
    follows: followedByRecord,
  }),
  ...benchmarks,
  ...aimsAndShares,
] as const
