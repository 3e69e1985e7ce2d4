// What of each line of direct costs, and of the overheads, is of each who owns stock, reckoned line by line: amounts
// that someone said stand, and the rest goes by what they ate, earned or grazed, in whole cents.

import { per, total } from './plain-figures.ts'
import { allLines, amountOf, borneByStock, linesOfStock, partOfCrops } from './plain-sides.ts'
import type { GrownKinds } from './plain-sides.ts'
import type { Figure } from './raw-farm.ts'
import type { RawSharing } from './raw-record.ts'

type Figures = Readonly<Record<string, Figure>>

/** An enterprise, or the stock of a species that are in none. */
export interface PlainOwner
  extends
    Readonly<Record<'trading' | 'wool' | 'clean' | 'grown' | 'head' | 'dse' | 'grazed', Figure>>,
    Readonly<Record<'hasStock' | 'hasWool' | 'shorn', boolean>> {
  readonly key: string
  readonly enterprise: number | null
  readonly income: Figure
  /** Of all overheads, as someone said. */
  readonly overheadShare: Figure
}

interface Asked {
  readonly record: Figures
  readonly sharing: RawSharing
  readonly grown: GrownKinds
}

interface SharedLine {
  readonly line: string
  readonly cents: number
  readonly shares: readonly Figure[]
}

export function sharedStockLines(
  owners: readonly PlainOwner[],
  { record, sharing, grown }: Asked,
): readonly SharedLine[] {
  const costs = allLines.flatMap(line => {
    const cents = record[`exp_${line}_2`] ?? record[`exp_${line}`] ?? null
    const shares = sharing.shares.filter(one => one.line === `exp_${line}`)
    const borne =
      cents === null ? null : borneByStock(cents, shares, partOfCrops(line, grown, record))
    return cents === null ? [] : [{ line, cents, shares, borne }]
  })
  const borne = costs.flatMap(({ line, shares, cents: whole, borne: cents }) =>
    cents === null ? [] : [{ line, cents, shares, whole }],
  )
  const beyond = beyondLines(
    record['gz_direct_cost'] ?? null,
    borne.map(({ cents }) => cents),
    costs.flatMap(({ line, cents }) => (linesOfStock.includes(line) ? [cents] : [])),
  )
  return [
    ...borne,
    ...beyond.map(cents => ({ line: 'beyond', cents, shares: [], whole: cents })),
  ].map(({ line, cents, shares, whole }) => {
    const driver = sharing.drivers.find(one => one.line === `exp_${line}`)?.driver
    const said = owners.map(({ enterprise }) => {
      const own = shares.filter(one => one.livestock_enterprise_id === enterprise)
      return enterprise === null || own.length === 0 ? null : amountOf(own)
    })
    return {
      line,
      cents,
      shares: parted(cents, said, { measures: measuresOf(line, driver, owners), whole }),
    }
  })
}

/** What stock bear of all lines, as the record adds it up; nothing of a farm of which stock bear none. */
export function plainStockCost({ record, sharing, grown }: Asked): Figure {
  return total(
    allLines.flatMap(line => {
      const cents = record[`exp_${line}_2`] ?? record[`exp_${line}`] ?? null
      const shares = sharing.shares.filter(one => one.line === `exp_${line}`)
      if (cents === null) return []
      const borne = borneByStock(cents, shares, partOfCrops(line, grown, record))
      return borne !== 0 || linesOfStock.includes(line) ? [borne] : []
    }),
  )
}

/** C39, of the lines that are known: what machinery takes of all that the farm earned. */
export function plainMachineryShare(record: Figures): Figure {
  const used = (line: string) => record[`exp_${line}_2`] ?? record[`exp_${line}`] ?? null
  const overheads = ['fuel_oil', 'repairs_plant', 'depreciation_plant']
  const lines = ['fuel_direct', 'repairs_direct', 'contract_total'].map(used)
  const all = total([...lines, ...overheads.map(name => record[`oh_${name}`] ?? null)])
  return per(all, record['gross_income'] ?? null)
}

/** T13: a sum that someone entered holds whatever else stock bear; one below its lines is less of them. */
function beyondLines(
  entered: Figure,
  borne: readonly number[],
  own: readonly number[],
): readonly number[] {
  if (entered === null) return []
  const [all, lines] = [total(borne) ?? 0, total(own) ?? 0]
  const beyond =
    entered === all ? 0 : entered > lines ? Math.max(0, entered - all) : entered - lines
  return beyond === 0 && borne.length > 0 ? [] : [beyond]
}

const weights = { DSE: 'dse', Income: 'income', Area: 'grazed' } as const

/** One after the other, until one says something; for shearing, of those that are shorn first. */
function measuresOf(line: string, driver: string | undefined, owners: readonly PlainOwner[]) {
  const chosen = driver !== undefined && driver in weights ? driver : 'DSE'
  const inOrder = Object.entries(weights).toSorted(
    ([one], [other]) => Number(other === chosen) - Number(one === chosen),
  )
  const all = inOrder.map(([, name]) => owners.map(owner => Math.max(0, owner[name] ?? 0)))
  const shorn = all.map(parts => parts.map((part, place) => (owners[place]?.shorn ? part : 0)))
  const isForShearing = line === 'shearing_crutching' || line === 'packaging_wool_packs'
  return [...(isForShearing ? shorn : []), ...all, ...(owners.length === 1 ? [[1]] : [])]
}

interface Parting {
  readonly measures: readonly (readonly number[])[]
  /** Cents of the line, of which this is what stock bear. */
  readonly whole?: number
}

/** What nothing says whose it is, is not known of those of whom nobody said anything. */
function parted(
  cents: number,
  said: readonly Figure[],
  { measures, whole = cents }: Parting,
): readonly Figure[] {
  const rest = cents - (total(said) ?? 0)
  if (Math.sign(rest) !== Math.sign(whole)) return said.map(one => one ?? 0)
  const parts = measures
    .map(measure => measure.map((part, place) => (said[place] === null ? part : 0)))
    .find(some => some.some(part => part > 0))
  if (!parts) return rest === 0 ? said.map(one => one ?? 0) : said
  const size = Math.abs(rest)
  const all = total(parts) ?? 0
  const cut = parts.map(part => Math.floor((size * part) / all))
  const lost = parts.map((part, place) => (size * part) / all - (cut[place] ?? 0))
  const left = Math.round(size - (total(cut) ?? 0))
  const more = lost
    .map((_, place) => place)
    .toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
    .slice(0, left)
  return said.map(
    (one, place) => one ?? Math.sign(rest) * ((cut[place] ?? 0) + Number(more.includes(place))),
  )
}

export function sharedOverheadsOf(
  owners: readonly PlainOwner[],
  record: Figures,
): readonly Figure[] {
  const [overheads, ofStock] = ['overhead_cost', 'co_live_overhead'].map(
    name => record[name] ?? null,
  )
  const said = owners.map(({ overheadShare: share }) =>
    share === null || overheads === null || overheads === undefined
      ? null
      : Math.round(overheads * share),
  )
  if (ofStock === null || ofStock === undefined) return said
  const by = (name: 'dse' | 'income') => owners.map(owner => Math.max(0, owner[name] ?? 0))
  const alone = owners.length === 1 ? [[1]] : []
  return parted(ofStock, said, { measures: [by('dse'), by('income'), ...alone] })
}
