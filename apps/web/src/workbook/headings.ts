// What stands above the columns of a workbook, and how a heading is known again that others wrote: in
// large or small letters, with or without its unit.

import { foldedText } from '../ui/folded-text.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'

type Headed = Pick<SheetColumn<never>, 'id' | 'heading' | 'unit' | 'group' | 'kind'>

/** By the column; no two are alike. */
export function headingTexts(columns: readonly Headed[]): ReadonlyMap<string, string> {
  const bare = Map.groupBy(columns, ({ heading }) => foldedText(heading))
  const grouped = Map.groupBy(columns, column => foldedText(inGroup(column)))
  return new Map(
    columns.map(column => {
      const isAlone = bare.get(foldedText(column.heading))?.length === 1
      const isAloneInGroup = grouped.get(foldedText(inGroup(column)))?.length === 1
      const words = isAlone ? column.heading : inGroup(column)
      return [
        column.id,
        withUnit(isAlone || isAloneInGroup ? words : `${words} ${column.id}`, column),
      ]
    }),
  )
}

/** As headings are compared: what stands in brackets behind them does not count. */
export function foldedHeading(text: string): string {
  return foldedText(text)
    .replace(/\s*[*:]+$/, '')
    .replace(/\s*[([][^()[\]]*[)\]]$/, '')
    .trim()
}

/** All names that the column goes by; those of two columns may be alike. */
export function namesOf(column: Headed, own: string): readonly string[] {
  const { id, heading, group } = column
  const unit = unitOf(column)
  const names = [own, heading, inGroup(column), ...(group ? [`${group} ${heading}`] : []), id]
  const spelled = unit === '' ? names : [...names, `${heading} ${unit}`]
  return [...new Set(spelled.map(foldedHeading))]
}

function inGroup({ heading, group }: Headed): string {
  return group ? `${group}: ${heading}` : heading
}

function withUnit(text: string, column: Headed): string {
  const unit = unitOf(column)
  return unit === '' ? text : `${text} (${unit})`
}

export function unitOf({ unit, kind }: Headed): string {
  if (unit) return unit
  if (kind.is === 'money') return '$'
  return kind.is === 'percent' ? '%' : ''
}
