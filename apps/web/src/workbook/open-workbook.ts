// What a file is to a sheet: its own workbook, that of another farm or period, someone else's list, or
// nothing that could be brought here.

import { periodText } from '@furrow/farming/dates/period-text'
import { momentText } from '../ui/amounts.ts'
import { differ } from './differ.ts'
import type { Difference } from './difference.ts'
import { findPage } from './find-columns.ts'
import type { RawSheet } from './raw-cell.ts'
import { readOrigin } from './read-origin.ts'
import type { Origin } from './read-origin.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

export type OpenedWorkbook<Row> =
  | { readonly wrong: string }
  | {
      readonly difference: Difference<Row>
      /** Of which file this is the difference, in sentences. */
      readonly remarks: readonly string[]
    }

export function openWorkbook<Row>(
  sheets: readonly RawSheet[],
  sheet: SheetOfWorkbook<Row>,
  place: WorkbookPlace,
): OpenedWorkbook<Row> {
  const origin = readOrigin(sheets, sheet.columns)
  if (origin && origin.sheet !== sheet.name) {
    return {
      wrong: `This is the workbook of ${origin.title || origin.sheet}, not of ${sheet.title}.`,
    }
  }
  const page = findPage(sheets, sheet.columns)
  if (!page) return { wrong: noHeadings(sheet) }
  const isFromHere = origin?.farm.id === place.farm.id && origin.period.id === place.period.id
  const difference = differ({
    sheet,
    page,
    isOurs: origin !== undefined,
    origin: isFromHere ? origin : undefined,
  })
  return { difference, remarks: remarksOn(origin, place) }
}

function noHeadings<Row>({ title, columns }: SheetOfWorkbook<Row>): string {
  const [one, other] = columns.map(({ heading }) => heading)
  const such = other ? `such as ${one} and ${other}` : `such as ${one}`
  return `Nothing in this file belongs to ${title}: there is no heading of it, ${such}.`
}

function remarksOn(origin: Origin | undefined, { farm, period }: WorkbookPlace): readonly string[] {
  if (!origin) return ['Furrow did not write this file: its rows are known by their names.']
  const since = `It was downloaded on ${momentText(origin.at)}.`
  const isOtherFarm = origin.farm.id !== farm.id
  if (!isOtherFarm && origin.period.id === period.id) return [since]
  const from = `${origin.farm.name}, ${periodText(origin.period.name)}`
  return [
    `This is the workbook of ${from}. You are at ${farm.name}, ${periodText(period.name)}: its rows are known by their names, and none is taken away.`,
    since,
  ]
}
