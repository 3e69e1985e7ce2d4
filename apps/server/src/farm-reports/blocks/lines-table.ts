// Amounts of the whole farm over its last periods, section by section with what each comes to.

import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import { changeFigure, measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { ReportSources } from '../report-sources.ts'

type TableBlock = BlockOf<'table'>
type Years = Awaited<ReturnType<ReportSources['years']>>

export interface RowOfLines {
  /** A line, or a sum of lines. */
  readonly name: string
  readonly isTotal?: boolean
}

const mostYears = 5

/** The lines of a section of the record. */
export function linesOf(section: string): readonly RowOfLines[] {
  return farmComparison.lines.flatMap(line =>
    line.section === section ? [{ name: line.name }] : [],
  )
}

/** Without rows that were nothing in any of the periods. */
export function linesTable(
  years: Years,
  rows: readonly RowOfLines[],
  words: { readonly title: string; readonly note: string },
): readonly TableBlock[] {
  const shown = years.slice(-mostYears)
  const told = rows.filter(({ name }) => shown.some(({ lines }) => (lines[name] ?? 0) !== 0))
  if (told.length === 0) return []
  const hasChange = shown.length > 1
  return [
    {
      kind: 'table',
      ...words,
      columns: [
        ...shown.map(({ label }) => ({ label, unit: '' })),
        ...(hasChange ? [{ label: 'Change', unit: '' }] : []),
      ],
      rows: told.map(({ name, isTotal = false }) => ({
        label: declaredOf(name).label,
        figures: [
          ...shown.map(({ lines }) => figureOf(name, lines[name] ?? null)),
          ...(hasChange ? [changeOf(name, shown)] : []),
        ],
        level: isTotal ? 0 : 1,
        is_total: isTotal,
        about: null,
      })),
    },
  ]
}

function declaredOf(name: string) {
  const { lines, sums } = farmComparison
  return [...lines, ...sums].find(one => one.name === name) ?? { label: name, unit: '' }
}

function figureOf(name: string, amount: number | null) {
  return measureFigure(amount, unitOf(name))
}

const unitOf = (name: string) => ({ unit: declaredOf(name).unit, produce: 't', start: '' }) as const

/** From the period before to the last. */
function changeOf(name: string, years: Years) {
  const [before = null, last = null] = years.slice(-2).map(({ lines }) => lines[name] ?? null)
  const isKnown = before !== null && last !== null
  return changeFigure(isKnown ? last - before : null, unitOf(name))
}
