// A period as the books of a made-up farm are kept: what the product says of it so far.

import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import type { Entered } from '@furrow/farming/record/worked-record'
import type { CostedFigures, FlowedFigures } from '../../rules/record/flowed-figures.ts'
import { changesTo } from '../../rules/record/worked-figures.ts'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { FarmKind, PlannedPeriod } from '../plan.ts'
import type { HeldWater, ThingsOfYear } from './things.ts'

/** What is entered, by its name in the record; nothing where nobody says it. */
export type EnteredFigures = Readonly<Record<string, number | null>>

export interface BookYear {
  readonly kind: FarmKind
  readonly period: PlannedPeriod
  readonly rows: FlowedFigures
  readonly costed: CostedFigures
  readonly things: ThingsOfYear
  readonly waters: readonly HeldWater[]
  readonly isLast: boolean
}

const names = new Set(recordPlan.order)

/** The whole record, as it comes out for someone who enters these figures. */
export function recordOf(
  entered: EnteredFigures,
  rows: FlowedFigures,
  before: Row,
  costed?: CostedFigures,
): Row {
  const typed = Object.entries(entered).flatMap(([name, value]): [string, Entered][] => {
    if (!names.has(name)) throw new Error(`The record has no figure ${name}.`)
    return value === null ? [] : [[name, { value, from: 'typed' }]]
  })
  return changesTo({}, { entered: new Map(typed), rows, before, costed })
}

export function isKnown(record: Row, name: string): boolean {
  return typeof record[name] === 'number'
}

/** A figure to reckon costs by: what is not known costs nothing. */
export function figureIn(record: Row, name: string): number {
  const figure = record[name]
  return typeof figure === 'number' ? figure : 0
}

export const sumOf = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0)

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}

/** Whole cents, to the nearest hundred dollars. */
export const nearHundred = (cents: number): number => Math.round(cents / 100_00) * 100_00

/** The figures that are not nought. */
export function positive(figures: EnteredFigures): EnteredFigures {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => (figure ?? 0) > 0))
}

/** What the farm is made up of; `oth` is hay and whatever is neither crop nor stock. */
export type Segment = CropSegment | 'live' | 'oth'
export type CropSegment = 'dry' | 'irr' | 'cane'
export type BySegment<T> = Partial<Record<Segment, T>>

const cropSegments: readonly CropSegment[] = ['dry', 'irr', 'cane']
export const segments: readonly Segment[] = [...cropSegments, 'live', 'oth']

/** Hectares cropped, of the segments that there are. */
export function croppedIn(record: Row): Partial<Record<CropSegment, number>> {
  const areas = { dry: 'dl_area_cropped_ha', irr: 'ir_area_cropped_ha', cane: 'cane_area_ha' }
  const there = Object.entries(areas).filter(([, name]) => figureIn(record, name) > 0)
  return Object.fromEntries(there.map(([segment, name]) => [segment, figureIn(record, name)]))
}

/** Dry sheep equivalents carried through the year. */
export const carriedIn = (record: Row): number =>
  figureIn(record, 'gz_sheep_dse') + figureIn(record, 'gz_cattle_dse')
