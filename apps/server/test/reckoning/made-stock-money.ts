// What chance has a herd cost: lines of the record as paid or as used up, some of them shared as someone chose,
// some as they said, with wool and overheads.

import { randomFrom } from '../../src/demo/random.ts'
import type { LooseRow } from '../../src/demo/row-set.ts'
import { borneByStock } from './plain-margins.ts'
import type { HerdMoney } from './plain-margins.ts'

export interface Writing {
  add(entity: string, row: LooseRow): number
  listed(entity: string, slug: string): number
}

export function chanceMoney(word: string, enterprises: readonly string[]): HerdMoney {
  const random = randomFrom(word)
  const figure = (most: number) => (random.chance(0.6) ? random.whole(0, most) : null)
  const lines = [...borneByStock, 'exp_seed'].map(line => {
    const [paid, used] = [figure(9_000_000), random.chance(0.3) ? figure(9_000_000) : null]
    const driver = random.pick([null, null, 'DSE', 'Income', 'What was done'])
    const said = enterprises.map(() => (random.chance(0.2) ? random.whole(0, 3_000_000) : null))
    return { line, paid, used, driver, said: line === 'exp_seed' ? [null, null] : said }
  })
  const clip = () => ({
    greasy: random.whole(1, 90_000) / 10,
    share: random.whole(50, 75) / 100,
    income: random.whole(1, 9_000_000),
  })
  return {
    enterprises,
    lines,
    clips: enterprises.map(() => (random.chance(0.5) ? [clip(), clip()] : [])),
    overheads: figure(60_000_000),
    stockOverheads: figure(30_000_000),
    overheadShares: enterprises.map(() => (random.chance(0.3) ? random.whole(0, 40) / 100 : null)),
  }
}

export function writeMoney(money: HerdMoney, where: LooseRow, { add, listed }: Writing): void {
  const { enterprises, lines, clips, overheads, stockOverheads, overheadShares } = money
  add('assets', {
    ...where,
    ...Object.fromEntries(
      lines.flatMap(({ line, paid, used }) => [
        [line, paid],
        [`${line}_2`, used],
      ]),
    ),
    overhead_cost: overheads,
    co_live_overhead: stockOverheads,
  })
  for (const [place, slug] of enterprises.entries()) {
    const own = { ...where, livestock_enterprise_id: listed('livestock_enterprises', slug) }
    const overhead_share = overheadShares[place] ?? null
    if (overhead_share !== null) add('livestock_enterprise_settings', { ...own, overhead_share })
    for (const { greasy, share, income } of clips[place] ?? []) {
      const wool = { greasy_kg: greasy, yield_percentage: share, income }
      add('livestock_wool_collections', { ...own, ...wool, bales_sold: 3, bales_on_hand: 0 })
    }
    for (const { line, said } of lines) {
      const amount = said[place] ?? null
      if (amount !== null) add('cost_shares', { ...own, line, amount })
    }
  }
  for (const { line, driver } of lines) {
    if (driver !== null) add('cost_allocations', { ...where, line, driver })
  }
}
