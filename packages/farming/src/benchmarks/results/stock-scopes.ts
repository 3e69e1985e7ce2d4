// The stock enterprises of a farm in a period, each with its lines.

import type { Known } from '../../numbers/ratio.ts'
import type { LivestockMargins } from '../../stock/costs/livestock-margins.ts'
import { earnedWool } from '../../stock/costs/stock-owner.ts'
import { stockOfEnterprises } from '../../stock/livestock-summary.ts'
import type { StockRead } from '../../stock/livestock-summary.ts'
import { stockScopeLines } from './stock-scope-lines.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface StockResult {
  readonly of: { readonly id: number; readonly name: string }
  readonly lines: LineAmounts
}

/** Stock of no enterprise are like no others. */
export function stockScopes(read: StockRead, effectiveArea: Known): readonly StockResult[] {
  const { enterprises, margins } = stockOfEnterprises(read)
  return enterprises.flatMap(group => {
    const { of } = group
    if (!of) return []
    const isOwn = (one: { readonly of: { readonly id: number } | null }) => one.of?.id === of.id
    return [
      {
        of,
        lines: stockScopeLines({
          group,
          classes: read.classes
            .filter(({ enterprise }) => enterprise?.id === of.id)
            .map(({ stock }) => stock),
          rounds: read.rounds.filter(({ enterprise_id }) => enterprise_id === of.id),
          margin: margins?.enterprises.find(isOwn)?.figures ?? null,
          cleanWool: read.money ? earnedWool(read.money, isOwn).cleanWool : null,
          costs: margins ? costsBorne(margins, isOwn) : {},
          rain: read.rain,
          effectiveArea,
        }),
      },
    ]
  })
}

type IsOwn = (one: LivestockMargins['bearers'][number]) => boolean

function costsBorne({ bearers, lines }: LivestockMargins, isOwn: IsOwn) {
  const place = bearers.findIndex(isOwn)
  return Object.fromEntries(
    lines.map(({ line, shares }) => [line, shares[place]?.cents ?? null] as const),
  )
}
