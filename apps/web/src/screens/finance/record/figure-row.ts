// A figure of the financial record as a row: what it was in three periods, and where it comes from.

import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { recordFields, recordParts } from '@furrow/catalogue/finance/record'
import { asLast, namesIn } from '@furrow/farming/record/formula'
import { handOverFigures } from '@furrow/farming/record/record-from-rows'
import { isWholeIn } from '@furrow/farming/record/worked-record'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { figureIn, unitOf } from '../kept-figures.ts'
import { questionOf } from './figure-question.ts'
import type { FigureQuestion } from './figure-question.ts'

export interface FigureRow {
  readonly id: number
  readonly name: string
  readonly label: string
  readonly group: string
  readonly unit: string
  readonly field: Field
  /** One of a hectare, a megalitre and so on of another figure. */
  readonly isTwin: boolean
  /** As it is kept. */
  readonly now: number | null
  readonly before: number | null
  readonly earlier: number | null
  readonly origin: string
  readonly question: FigureQuestion | undefined
  /** Why it is not typed; nothing where it is. */
  readonly locked: string | undefined
  /** Where it is saved; nothing before the record begins. */
  readonly record: number | undefined
}

export interface RecordOfPeriod {
  readonly id: number
  readonly origins: unknown
  readonly [figure: string]: unknown
}

interface RecordsRead {
  readonly now: RecordOfPeriod | undefined
  readonly before: RecordOfPeriod | undefined
  readonly earlier: RecordOfPeriod | undefined
}

const groupNames: Readonly<Record<string, string>> = {
  assets_season: 'Season and areas',
  assets_values: 'Hectares and asset values',
  assets_land_and_water: 'Land classes and water',
  assets_liabilities: 'Debts and equity',
  assets_income_and_costs: 'Income and costs',
  assets_ratios: 'Ratios',
  assets_productivity: 'Productivity',
  assets_overheads: 'Overheads',
  assets_labour: 'Labour',
  assets_production_expenses: 'Production expenses',
  assets_enterprise_summaries: 'Cropping and grazing',
  assets_pastures: 'Pastures',
  assets_company_benchmark: 'Company',
}

const fields: Readonly<Record<string, Field>> = recordFields

interface DeclaredFigure {
  readonly name: string
  readonly group: string
  readonly field: Field
  readonly isTwin: boolean
}

/** In the order of the record. Words, such as the zone, are no figures. */
const declared: readonly DeclaredFigure[] = Object.entries(recordParts).flatMap(([part, names]) =>
  names.flatMap(name => {
    const field = fields[name]
    if (!field || field.kind === 'text') return []
    const isTwin = /_per_(ha|ml)$/.test(name) && name.replace(/_per_(ha|ml)$/, '') in fields
    return [{ name, group: groupNames[part] ?? part, field, isTwin }]
  }),
)

export function figureRows({ now, before, earlier }: RecordsRead): readonly FigureRow[] {
  const origins = (now?.origins ?? {}) as RecordOrigins
  const values = { ...now, ...asLast({ ...before }) }
  return declared.map(({ name, group, field, isTwin }, place) => ({
    id: place + 1,
    name,
    label: labelOf(name, field),
    group,
    unit: unitOf(field),
    field,
    isTwin,
    now: figureIn(now, name),
    before: figureIn(before, name),
    earlier: figureIn(earlier, name),
    origin: now ? originOf(name, figureIn(now, name), origins) : '',
    question: questionOf(figureIn(now, name), { origin: origins[name], field }),
    locked: whyLocked(name, { field, origins, values }),
    record: now?.id,
  }))
}

function originOf(name: string, value: number | null, origins: RecordOrigins): string {
  if (value === null) return ''
  return originName(origins[name]?.from)
}

/** Of what has no origin, as it is kept with the record: it was calculated. */
export function originName(from: unknown): string {
  return originNames[typeof from === 'string' ? from : 'calculated'] ?? ''
}

const originNames: Readonly<Record<string, string>> = {
  typed: 'Typed',
  calculated: 'Calculated',
  rows: 'From records',
  carried: 'Carried over',
  imported: 'Imported',
}

interface Known {
  readonly field: Field
  readonly origins: RecordOrigins
  readonly values: Readonly<Record<string, unknown>>
}

/** What records say, and what all of its lines are known of, is not typed; a total without them is. */
function whyLocked(name: string, { field, origins, values }: Known): string | undefined {
  if (handOverFigures.some(one => one === name)) return 'Filled in when the period is submitted.'
  const origin = origins[name]
  if (origin?.typed !== undefined) return undefined
  if (origin?.from === 'rows')
    return `Follows from ${field.fromRows ?? 'other records'}: change it there.`
  if (origin && origin.from !== 'calculated') return undefined
  const formula = recordPlan.formulas.get(name)
  if (!formula || formula.kind === 'usual' || values[name] === null) return undefined
  if (typeof values[name] !== 'number') return undefined
  if (namesIn(formula).some(other => other.startsWith('rows(')))
    return 'Calculated from what is recorded on the farm: change it there.'
  return isWholeIn(formula, { values })
    ? 'Calculated from figures that are known: change those.'
    : undefined
}
