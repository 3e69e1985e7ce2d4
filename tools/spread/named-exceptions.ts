// What would not run as it is on a database that is spread over machines, and is not mended: each named by
// docs/decisions/0063-spread-by-farm.md, which says why. Anything else fails the check.

import type { SchemaRule } from '../../apps/server/src/db/spread/schema-refusals.ts'
import type { StatementRule } from './statement-refusals.ts'

interface NamedException {
  readonly rule: SchemaRule | StatementRule
  /** How the sentence of the refusal, or the title of the statement, has to begin. */
  readonly of: RegExp
}

export const namedExceptions: readonly NamedException[] = [
  { rule: 'no triggers', of: /^farms: its trigger decides_access / },
  { rule: 'no writing through views', of: /^assets: / },
  {
    rule: 'recursion in one part',
    of: /^(GET \/api\/(farms\/\d+\/)?paddocks|POST \/api\/paddocks\/search)/,
  },
  { rule: 'recursion in one part', of: /^(DELETE|POST) \/api\/paddocks\/batch/ },
  { rule: 'correlated along the farm', of: /^POST \/api\/paddocks\/search\S*include=ancestors/ },
  { rule: 'no limit inside', of: /^POST \/api\/crop_collections\/search/ },
  { rule: 'locks in one part', of: /^PATCH \/api\/paddocks\/batch: the rows are held$/ },
]

export function isNamed(rule: string, of: string): boolean {
  return namedExceptions.some(one => one.rule === rule && one.of.test(of))
}
