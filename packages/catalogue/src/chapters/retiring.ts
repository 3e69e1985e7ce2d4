// What a farm has from period to period until it is retired: not offered from the next period on, with
// everything that is recorded of it kept.

import { key } from '../fields.ts'

/** Spread into the fields of a record. */
export const retiring = {
  last_period_id: key('periods', {
    label: 'Last used in',
    help: 'Retired: not offered from the next period on. What is recorded stays.',
  }),
} as const

/** Records that only link a farm with what all farms share: other rows name what this key names. */
export const linkedThrough: Readonly<Record<string, string>> = {
  farm_livestock_enterprises: 'livestock_enterprise_id',
}
