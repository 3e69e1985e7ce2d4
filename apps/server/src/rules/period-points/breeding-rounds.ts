// Breeding rounds that look wrong: what came of the females that were joined (W-LIV-3), and the sires
// that went with them (W-LIV-7). A round belongs to the period in which its young were marked.

import {
  breedingFaults,
  hasOddSires,
  markingRate,
  scanningRate,
  sireRate,
} from '@furrow/farming/stock/breeding-check'
import type { BreedingFault, BreedingRound } from '@furrow/farming/stock/breeding-check'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { Known } from '@furrow/farming/numbers/ratio'
import { markingBand, mostYoung, sireBand } from '@furrow/farming/stock/stock-bands'
import { sql } from 'kysely'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { enterpriseName, head, stockName, stockPoint } from './stock-ledger.ts'

interface StoredRound extends BreedingRound {
  readonly name: string
  readonly enterprise: string
  /** The first event of each kind. */
  readonly joining: number | null
  readonly scanning: number | null
  readonly marking: number | null
  readonly weaning: number | null
}

export const breedingRounds: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<StoredRound>`
    select c.name, c.slug as "stockClass", ${enterpriseName('e')} as enterprise,
      j.id as joining, j.joined, j.sires, s.id as scanning, s.scanned, s.pregnant,
      m.id as marking, m.marked, w.id as weaning, w.weaned
    from livestock_reproduction_lifecycles r
    join livestock_classes c on c.id = r.livestock_class_id
    join livestock_enterprises e on e.id = r.livestock_enterprise_id
    ${sumsOf('j', 'joining', ['number_joined as joined', 'sires_used as sires'])}
    ${sumsOf('s', 'scanning', ['number_scanned as scanned', 'number_pregnant as pregnant'])}
    ${sumsOf('b', 'birthing', [])}
    ${sumsOf('m', 'marking', ['number_counted as marked'])}
    ${sumsOf('w', 'weaning', ['number as weaned'])}
    where r.farm_id = ${farm} and r.deleted_at is null
      and coalesce(m.period, b.period, j.period, r.period_id) = ${period}
    order by r.id`.execute(tx)
  return rows.flatMap(round => [
    ...breedingFaults(round).map(fault => faultPoint(round, fault)),
    ...(hasOddSires(round) ? [siresPoint(round)] : []),
  ])
}

/** Of one kind of event; null where there is none, and where none says how many. */
function sumsOf(as: string, event: string, columns: readonly string[]) {
  const sums = columns.map(column => {
    const [name = '', alias = ''] = column.split(' as ')
    return sql`, sum(v.${sql.ref(name)})::bigint as ${sql.ref(alias)}`
  })
  return sql`
    left join lateral (
      select min(v.id) as id, min(v.period_id) as period ${sql.join(sums, sql` `)}
      from ${sql.table(`livestock_${event}_events`)} v
      where v.livestock_reproduction_lifecycle_id = r.id and v.farm_id = r.farm_id
        and v.deleted_at is null) ${sql.ref(as)} on true`
}

function faultPoint(round: StoredRound, fault: BreedingFault): FoundPoint {
  const { joining, scanning, marking, weaning } = round
  const about = {
    'marking rate': { resource: 'livestock_marking_events', id: marking, field: 'number_counted' },
    'more weaned than marked': {
      resource: 'livestock_weaning_events',
      id: weaning,
      field: 'number',
    },
    'more scanned than joined': {
      resource: 'livestock_scanning_events',
      id: scanning,
      field: 'number_scanned',
    },
    'more marked than in young': {
      resource: 'livestock_marking_events',
      id: marking,
      field: 'number_counted',
    },
    'few in young': {
      resource: 'livestock_scanning_events',
      id: scanning,
      field: 'number_pregnant',
    },
  }[fault]
  const message = `${stockName(round)}: ${wordsFor(round, fault)}`
  return stockPoint(round, 'W-LIV-3', {
    message,
    ...(about.id === null ? joiningOf(joining) : about),
  })
}

const joiningOf = (id: number | null) => ({
  resource: 'livestock_joining_events',
  id,
  field: 'number_joined',
})

function wordsFor(round: StoredRound, fault: BreedingFault): string {
  const { joined, scanned, pregnant, marked, weaned, stockClass } = round
  const [rate, band] = [percent(markingRate(round)), markingBand(stockClass)]
  return {
    'marking rate': `${count(marked)} were marked of ${count(joined)} joined, ${rate}: ${percent(band?.low ?? null)} to ${percent(band?.high ?? null)} is usual.`,
    'more weaned than marked': `${count(weaned)} were weaned, but only ${count(marked)} marked.`,
    'more scanned than joined': `${count(scanned)} were scanned, but only ${count(joined)} joined.`,
    'more marked than in young': `${count(marked)} were marked of ${count(pregnant)} in young: more than ${quantityText(mostYoung(stockClass) ?? 0)} of each is unusual.`,
    'few in young': `${count(pregnant)} were in young of ${count(scanned)} scanned, ${percent(scanningRate(round))}: less than 60% is unusual.`,
  }[fault]
}

function siresPoint(round: StoredRound): FoundPoint {
  const { joining, sires, joined, stockClass } = round
  const band = sireBand(stockClass)
  const rate = quantityText(Number((sireRate(round) ?? 0).toFixed(2)))
  const usual = `${quantityText(band?.low ?? 0)} to ${quantityText(band?.high ?? 0)} is usual`
  const with100 = `${quantityText(sires ?? 0)} sires with ${count(joined)}, ${rate} for every 100: ${usual}.`
  const about = { resource: 'livestock_joining_events', id: joining, field: 'sires_used' }
  return stockPoint(round, 'W-LIV-7', { message: `${stockName(round)}: ${with100}`, ...about })
}

const count = (number: Known): string => head(number ?? 0)
const percent = (share: Known): string =>
  `${quantityText(Number(((share ?? 0) * 100).toFixed(1)))}%`
