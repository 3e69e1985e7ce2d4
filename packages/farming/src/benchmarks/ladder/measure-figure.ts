// A figure of a measure as it is shown: rounded as people read it, in the unit of its heading, and in words.

import { addDays, dayInWords } from '../../dates/dates.ts'
import { dollarsText } from '../../numbers/dollars-text.ts'
import { withoutNoise } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { eachOf, measureText, readableQuantity } from './measure-text.ts'
import type { ProduceUnit } from './measure-text.ts'

export interface MeasureFigure {
  readonly value: Known
  readonly text: string
}

export interface FigureUnit {
  /** Of the measure: cents where it is money, a share of one. */
  readonly unit: string
  readonly produce: ProduceUnit
  /** The first day of the period, from which days count. */
  readonly start: string
}

export const notKnown: MeasureFigure = { value: null, text: '–' }

export function measureFigure(value: Known, { unit, produce, start }: FigureUnit): MeasureFigure {
  if (value === null) return notKnown
  if (unit === 'day') return dayFigure(value, start)
  return { value: shownValue(value, unit), text: measureText(value, unit, produce) }
}

/** `$/t`, `%`; nothing of what only counts. */
export function headingUnit(unit: string, produce: FigureUnit['produce']): string {
  if (unit === 'share') return '%'
  if (unit === 'x' || unit === 'day') return ''
  return unit.replace('produce', unit.startsWith('$') ? eachOf(produce) : produce)
}

/** Dollars, with a sign where it is a difference. */
export function moneyFigure(cents: Known, per = ''): MeasureFigure {
  if (cents === null) return notKnown
  return { value: dollarsShown(cents), text: `${cents < 0 ? '-' : ''}${dollarsText(cents)}${per}` }
}

export function differenceFigure(cents: Known, per = ''): MeasureFigure {
  const { value, text } = moneyFigure(cents, per)
  return { value, text: value !== null && value > 0 ? `+${text}` : text }
}

/** With a sign where it is more. */
export function changeFigure(value: Known, of: FigureUnit): MeasureFigure {
  const told = measureFigure(value, of)
  return (told.value ?? 0) > 0 ? { ...told, text: `+${told.text}` } : told
}

function shownValue(value: number, unit: string): number {
  if (unit === 'share') return Math.round(value * 1000) / 10
  return unit.startsWith('$') ? dollarsShown(value) : readableQuantity(value)
}

/** As the text has it: cents only of what is less than a hundred dollars, and halves away from 0. */
function dollarsShown(cents: number): number {
  const size = withoutNoise(Math.abs(cents))
  const shown = size < 100_00 ? Math.round(size) / 100 : Math.round(size / 100)
  return cents < 0 && shown > 0 ? -shown : shown
}

function dayFigure(days: number, start: string): MeasureFigure {
  const whole = Math.round(days)
  return { value: whole, text: dayInWords(addDays(start, whole)) }
}
