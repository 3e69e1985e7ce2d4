// Herds that chance made, each written down twice: as they fell, and the other way round.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { copyRows, inOneTransaction } from '../../src/demo/copy-rows.ts'
import { listedRows } from '../../src/demo/listed-rows.ts'
import { onMakingConnection } from '../../src/demo/making-connection.ts'
import { randomFrom } from '../../src/demo/random.ts'
import type { Random } from '../../src/demo/random.ts'
import { rowSet } from '../../src/demo/row-set.ts'
import type { LooseRow } from '../../src/demo/row-set.ts'
import { dayAfter } from './plain-days.ts'
import { chanceMoney, writeMoney } from './made-stock-money.ts'
import type { Writing } from './made-stock-money.ts'
import type { Herd, HerdClass, HerdDeed, HerdMove } from './plain-herd.ts'
import type { HerdMoney } from './plain-margins.ts'

export interface HerdFarm {
  readonly herd: Herd
  readonly money: HerdMoney
  /** The same stock, entered in this order and in the opposite one. */
  readonly farms: readonly [number, number]
}

export const periodOfHerds = '2023-24'
const [first, days] = ['2023-07-01', 366]
const breeders = 'grazing/cattle/breeding-weaners'
const traders = 'grazing/cattle/trading-backgrounding'

export function chanceHerd(word: string): Herd {
  const random = randomFrom(word)
  const classes: readonly HerdClass[] = [
    { enterprise: breeders, name: 'cattle/cows-breeding', each: random.whole(500_00, 2000_00) },
    { enterprise: breeders, name: 'cattle/weaner-steers', each: random.whole(300_00, 900_00) },
    { enterprise: traders, name: 'cattle/weaner-steers', each: random.whole(300_00, 900_00) },
    { enterprise: traders, name: 'cattle/steers-1-2-years', each: random.whole(500_00, 1500_00) },
  ]
  const left = classes.map(() => 0)
  const moves: HerdMove[] = []
  const move = (deed: HerdDeed, day: string, most: number) => {
    const from = random.whole(0, classes.length - 1)
    const comes = ['opening', 'birth', 'purchase', 'adjustment in'].includes(deed)
    const head = random.whole(0, comes ? most : Math.min(most, left[from] ?? 0))
    const to = (from + random.whole(1, classes.length - 1)) % classes.length
    const [weight, value] = [random.whole(400, 6000) / 10, random.whole(1, 900_000)]
    moves.push({ deed, from, to, day, head, weight, value })
    left[from] = (left[from] ?? 0) + (comes ? head : -head)
    if (deed === 'transfer') left[to] = (left[to] ?? 0) + head
  }
  for (const _ of classes) move('opening', first, 400)
  for (const day of someDays(random)) move(random.pick(laterDeeds), day, 90)
  const counts = left.map(head => ({
    head: Math.max(0, head + (random.chance(0.3) ? random.whole(-5, 5) : 0)),
    weight: random.whole(400, 6000) / 10,
  }))
  return { classes, moves, counts }
}

const laterDeeds: readonly HerdDeed[] = [
  ...(['birth', 'purchase', 'transfer', 'transfer', 'death', 'sale', 'sale'] as const),
  ...(['adjustment in', 'adjustment out'] as const),
]

function someDays(random: Random): readonly string[] {
  const all = Array.from({ length: random.whole(3, 30) }, () => random.whole(0, days - 1))
  return all.toSorted((one, other) => one - other).map(day => dayAfter(first, day))
}

export function makeHerds(url: string, catalogue: Catalogue, amount: number) {
  return onMakingConnection(url, async ({ client }): Promise<readonly HerdFarm[]> => {
    const listed = await listedRows(client)
    const rows = rowSet()
    const add = (entity: string, row: LooseRow) => rows.add(entity as EntityName, row)
    const period_id = listed('periods', periodOfHerds)
    const made = Array.from({ length: amount }, (_, number) => ({
      herd: chanceHerd(`herd ${number}`),
      money: chanceMoney(`money ${number}`, [breeders, traders]),
    }))
    const farms = made.map(({ herd, money }) =>
      [herd.moves, herd.moves.toReversed()].map((moves, way) => {
        const farm_id = add('farms', { farm_name: `Herd ${way}` })
        const where = { farm_id, period_id }
        add('farm_period', { ...where, status: 'In progress' })
        writeHerd({ herd, moves }, where, { add, listed })
        writeMoney(money, where, { add, listed })
        return farm_id
      }),
    )
    const numberOf = await inOneTransaction(client, () => copyRows(client, catalogue, rows))
    await client.query('analyze')
    return farms.map((both, place) => {
      const [one = 0, other = 0] = both.map(farm => numberOf('farms', farm))
      const { herd, money } = made[place] ?? expectMade()
      return { herd, money, farms: [one, other] }
    })
  })
}

function expectMade(): never {
  throw new Error('A herd was not made.')
}

function writeHerd(
  { herd, moves }: { readonly herd: Herd; readonly moves: readonly HerdMove[] },
  where: LooseRow,
  { add, listed }: Writing,
): void {
  const kinds = herd.classes.map(({ enterprise, name }) => ({
    ...where,
    livestock_enterprise_id: listed('livestock_enterprises', enterprise),
    livestock_class_id: listed('livestock_classes', name),
  }))
  kinds.forEach((kind, place) => {
    add('livestock_enterprise_classes', { ...kind, standard_value: herd.classes[place]?.each })
    const { head: number, weight } = herd.counts[place] ?? {}
    add('livestock_closing_events', { ...kind, number, weight })
  })
  for (const { deed, from, to, day, head, weight, value } of moves) {
    const moved = { number: head, weight, entry_date: day }
    const line = add('livestock_ledgers', { ...kinds[from], ...moved })
    const own = { ...where, livestock_ledger_id: line }
    if (deed === 'transfer') {
      const joined = add('livestock_ledgers', { ...kinds[to], ...moved })
      const lines = { out_livestock_ledger_id: line, in_livestock_ledger_id: joined }
      add('livestock_transfer_events', { ...where, ...lines })
    } else if (deed === 'birth') {
      add('livestock_reproduction_lifecycles', { ...kinds[from], ...own })
    } else if (deed === 'adjustment in' || deed === 'adjustment out') {
      const direction = deed === 'adjustment in' ? 'In' : 'Out'
      add('livestock_adjustment_events', { ...own, direction })
    } else {
      const paid = deed === 'sale' || deed === 'purchase' ? { total_value: value } : {}
      add(`livestock_${deed}_events`, { ...own, ...paid })
    }
  }
}
