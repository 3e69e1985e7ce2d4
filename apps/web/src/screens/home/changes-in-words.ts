// Changes in words: what one person did to one kind of record of a farm, one after the other on a day,
// is one line, with how many records it was.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { calendarDay } from '@furrow/farming/dates/dates'
import { countText } from '../../ui/amounts.ts'
import { inSentence } from '../../ui/in-sentence.ts'

export interface ChangeRow {
  readonly id: number
  readonly at: string
  readonly verb: string
  readonly entity: string
  /** The record that was changed. */
  readonly row: number
  readonly farm_id: number | null
  readonly period_id: number | null
  readonly user_name: string | null
}

export interface ChangeLine {
  readonly key: number
  readonly who: string
  readonly what: string
  readonly at: string
  readonly entity: string
  readonly farmId: number | null
  readonly periodId: number | null
}

const verbs: Readonly<Record<string, string>> = {
  store: 'added',
  update: 'changed',
  destroy: 'deleted',
  restore: 'restored',
  attach: 'linked',
  detach: 'unlinked',
  erase: 'erased',
}

/** The newest first, as the rows are. */
export function changesInWords(
  rows: readonly ChangeRow[],
  catalogue: Catalogue,
  timeZone: string,
): readonly ChangeLine[] {
  const groups: ChangeRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0] && isOneStep(last[0], row, timeZone)) last.push(row)
    else groups.push([row])
  }
  return groups.flatMap(group => lineOf(group, catalogue))
}

function isOneStep(one: ChangeRow, other: ChangeRow, timeZone: string): boolean {
  return (
    one.user_name === other.user_name &&
    one.verb === other.verb &&
    one.entity === other.entity &&
    one.farm_id === other.farm_id &&
    calendarDay(one.at, timeZone) === calendarDay(other.at, timeZone)
  )
}

function lineOf(group: readonly ChangeRow[], catalogue: Catalogue): readonly ChangeLine[] {
  const [newest] = group
  if (!newest) return []
  const { id, at, verb, entity, user_name, farm_id, period_id } = newest
  const { label = plain(entity), plural = plain(entity) } = catalogue.get(entity) ?? {}
  const count = new Set(group.map(({ row }) => row)).size
  const records = countText(count, inSentence(label), inSentence(plural))
  const what = `${verbs[verb] ?? verb} ${records}`
  const who = user_name ?? 'Furrow'
  return [{ key: id, who, what, at, entity, farmId: farm_id, periodId: period_id }]
}

function plain(entity: string): string {
  return entity.replaceAll('_', ' ')
}
