// Turns the rows of a table into fields: a figure for each row and, where the row says what it is
// per, a twin beside it for each hectare or megalitre.

import { money, number } from '../fields.ts'
import type { Field } from '../fields.ts'
import { ratioBounds } from './figure-bounds.ts'
import { figureLabel } from './figure-labels.ts'
import { croppedHa } from './unnamed-sums.ts'

const neverNegative = ['ha', 'ML', 'mm', 'm', 'no', 'DSE', 'AE', 'FTE', 'days', 'months'] as const
const marks = {
  '0/1': { scale: 0, min: 0, max: 1 },
  '1-10': { scale: 0, min: 1, max: 10 },
  '0-1': { min: 0, max: 1 },
}
/** `$ ≥ 0` is money that cannot be negative. */
type Money = '$' | '$ ≥ 0'
type Measure =
  | (typeof neverNegative)[number]
  | keyof typeof marks
  | 'fraction'
  | 'x'
  | 'kg'
  | 'index'
type Unit = Money | Measure | `${string}/${string}`

const measured = { ha: 'hectare', ml: 'megalitre' }
/** What a twin is for, by what its figure is divided by. */
const shares: Readonly<Record<string, string>> = {
  owned_ha: 'hectare that we own',
  leased_sharefarmed_ha: 'hectare of others that we farm',
  managed_ha: 'hectare that we run',
  effective_ha: 'effective hectare',
  gz_area_ha: 'grazed hectare',
  dl_area_cropped_ha: 'dryland hectare sown',
  ir_area_cropped_ha: 'irrigated hectare sown',
  cane_area_ha: 'hectare of cane',
  [croppedHa]: 'hectare sown or under cane',
}

/**
 * The formula is '' for a figure that is entered, or collected from other records. A twin that is
 * per '' is entered too, for the record does not hold its hectares.
 */
// prettier-ignore
type Row = readonly [name: string, unit: Unit, meaning: string, formula: string, per?: string]

// prettier-ignore
type TwinOf<R> = R extends readonly [infer N extends string, Unit, string, string, infer P extends string]
  ? `${N}_per_${P extends `${string}_ml` ? 'ml' : 'ha'}`
  : never
type NameIn<R extends Row> = R[0] | TwinOf<R>
type Figures<Name extends string> = Readonly<Record<Name, Field<number, false>>>

export function figures<const Rows extends readonly Row[]>(
  rows: Rows,
): Figures<NameIn<Rows[number]>> {
  const fields = rows.flatMap(row => [row, ...twinsOf(row)]).map(row => [row[0], fieldOf(row)])
  return Object.fromEntries(fields) as Figures<NameIn<Rows[number]>>
}

function twinsOf([name, unit, , , per]: Row): readonly Row[] {
  if (per === undefined) return []
  const measure = per.endsWith('_ml') ? 'ml' : 'ha'
  const twinUnit = `${unit.replace(' ≥ 0', '')}/${measure.replace('ml', 'ML')}` as const
  const meaning = `${figureLabel(name)} for each ${shares[per] ?? `${measured[measure]} of it`}.`
  const by = per.includes(' ') ? `(${per})` : per
  return [[`${name}_per_${measure}`, twinUnit, meaning, per && `${name} / ${by}`]]
}

function fieldOf([name, unit, help, formula]: Row): Field<number, false> {
  const told = { label: figureLabel(name), help, ...(formula && { formula }) }
  if (unit === '$ ≥ 0') return money({ ...told, min: 0 })
  if (unit.startsWith('$')) return money({ ...told, unit })
  return number({ ...told, unit, scale: 6, ...boundsOf(name, unit) })
}

function boundsOf(name: string, unit: Unit): { scale?: number; min?: number; max?: number } {
  if (unit === 'fraction' || unit === 'x') return ratioBounds(name)
  if (neverNegative.some(measure => measure === unit)) return { min: 0 }
  return Object.hasOwn(marks, unit) ? marks[unit as keyof typeof marks] : {}
}
