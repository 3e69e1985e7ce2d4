// The figures of a report, wherever they stand in it, and what their texts say: read apart from how they are written.

import type { ReportFigure } from '@furrow/wire/farm-report-answer'

export function figuresIn(told: unknown): readonly ReportFigure[] {
  if (Array.isArray(told)) return told.flatMap(figuresIn)
  if (typeof told !== 'object' || told === null) return []
  const { value, text } = told as Partial<ReportFigure>
  if (value !== undefined && text !== undefined) return [{ value, text }]
  return Object.values(told).flatMap(figuresIn)
}

const months =
  'January February March April May June July August September October November December'

/** `-$1,250/ha`, `+12.5%`, `3.79 t/ha`; of a day the day itself is not a number of anything. */
export function numberIn(text: string): number | undefined {
  const sign = /^[-−]/.test(text) ? -1 : 1
  const digits = /\d[\d,]*(\.\d+)?/.exec(text)?.[0].replaceAll(',', '')
  return digits === undefined ? undefined : sign * Number(digits)
}

export const isDay = (text: string): boolean =>
  months.split(' ').some(month => text.includes(` ${month} `))
