// What is still to be done, line by line; and what may be said where there is no line.

import type { OpenPoints } from '@furrow/wire/open-points-answer'
import type { ScreenRoute } from '../../routing/screen-route.ts'
import { periodText } from '@furrow/farming/dates/period-text'
import { isOverdue } from '../../period/is-overdue.ts'
import { dayText } from '../../ui/amounts.ts'
import type { LookedAt } from './farms-shown.ts'
import type { FarmAtHome } from './use-overview.ts'

export interface ToDoItem {
  readonly key: string
  readonly count: number
  readonly what: string
  readonly words: string
  readonly link: { readonly to: string; readonly params?: Readonly<Record<string, string>> }
}

/** Where nothing can be done yet, there is nothing to do. */
export function doableItems(
  items: readonly ToDoItem[],
  screens: readonly Pick<ScreenRoute, 'to' | 'isComing'>[],
): readonly ToDoItem[] {
  const open = new Set(screens.filter(({ isComing }) => !isComing).map(({ to }) => to))
  return items.filter(({ count, link }) => count > 0 && open.has(link.to))
}

/** Of this device. */
export function unsavedItems(
  saving: Readonly<Record<'refused' | 'toFix' | 'waiting', number>>,
): readonly ToDoItem[] {
  const { refused, toFix, waiting } = saving
  const link = { to: '/needs-you' }
  return [
    { key: 'not saved', count: refused, what: 'change', words: 'couldn’t be saved', link },
    { key: 'to fix', count: toFix, what: 'cell', words: 'to fix', link },
    { key: 'waiting', count: waiting, what: 'change', words: 'waiting for signal', link },
  ]
}

interface Invitation {
  readonly workshop_id: number | null
  readonly workshop?: { readonly name: string | null } | null
}

/** To workshops, of one’s own farms, that nobody answered: one line for each workshop. */
export function invitationItems(invitations: readonly Invitation[]): readonly ToDoItem[] {
  const byWorkshop = Map.groupBy(invitations, ({ workshop_id }) => workshop_id)
  return [...byWorkshop].map(([id, some]) => ({
    key: `workshop ${id}`,
    count: some.length,
    what: 'invitation',
    words: `to ${some[0]?.workshop?.name ?? 'a workshop'} to answer`,
    link: { to: '/workshops' },
  }))
}

/** The newest collection of each farm that someone submits, where that should have been done by now. */
export function overdueItems(
  farms: readonly Pick<FarmAtHome, 'id' | 'name' | 'period'>[],
  today: string,
): readonly ToDoItem[] {
  return farms.flatMap(({ id, name, period }) => {
    if (!period || !isOverdue(period, today)) return []
    const params = { farmId: String(id), periodId: String(period.period_id) }
    const due = dayText(period.submission_due)
    return [
      {
        key: `overdue ${id}`,
        count: 1,
        what: 'collection',
        words: `overdue since ${due}: ${name}, ${periodText(period.name)}`,
        link: { to: '/collection/$farmId/period/$periodId', params },
      },
    ]
  })
}

/** `points` in the order of the places. Of several farms each line names its own. */
export function pointItems(
  places: readonly LookedAt[],
  points: readonly OpenPoints[],
): readonly ToDoItem[] {
  return places.flatMap((place, number) => {
    const { blockers = [], warnings = [] } = points[number] ?? {}
    const { farmId, periodId, farmName, periodName, isSubmitted } = place
    const params = { farmId: String(farmId), periodId: String(periodId) }
    const of = places.length > 1 ? farmName : periodName
    const item = (kind: string, count: number, words: string): ToDoItem => ({
      key: `${kind} ${farmId}`,
      count,
      what: 'thing',
      words,
      link: { to: '/collection/$farmId/period/$periodId', params },
    })
    return [
      item('blockers', isSubmitted ? 0 : blockers.length, `to fix before you can submit ${of}`),
      item('warnings', warnings.filter(({ confirmed }) => !confirmed).length, `to check in ${of}`),
    ].filter(({ count }) => count > 0)
  })
}

/** Threads with something in them that is new. */
export function questionItems(fresh: number): readonly ToDoItem[] {
  const link = { to: '/questions' }
  return [{ key: 'questions', count: fresh, what: 'question', words: 'with something new', link }]
}

/** Files that are asked for, place by place. */
export function wantedItems(
  places: readonly LookedAt[],
  wanted: readonly { readonly farm_id: number; readonly period_id: number }[],
): readonly ToDoItem[] {
  return places.flatMap(({ farmId, periodId, farmName, periodName }) => {
    const own = wanted.filter(row => row.farm_id === farmId && row.period_id === periodId)
    if (own.length === 0) return []
    const params = { farmId: String(farmId), periodId: String(periodId) }
    return [
      {
        key: `wanted ${farmId} ${periodId}`,
        count: own.length,
        what: 'file',
        words: `requested for ${places.length > 1 ? farmName : periodName}`,
        link: { to: '/collection/$farmId/period/$periodId/files', params },
      },
    ]
  })
}

interface Part {
  readonly isLoading: boolean
  readonly failure: unknown
}

/** Only what was all read may be called nothing. */
export function knownOf(parts: readonly Part[]): 'read' | 'loading' | 'failed' {
  if (parts.some(({ failure }) => failure)) return 'failed'
  return parts.some(({ isLoading }) => isLoading) ? 'loading' : 'read'
}
