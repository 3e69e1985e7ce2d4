// What waits on this device, what is left to fix, which invitations wait for an answer; and
// whether all of it is known.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useSaveState } from '../../data/hooks/use-save-state.ts'
import { useQuestions } from '../../period/questions/use-questions.ts'
import { useToday } from '../../period/use-today.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { farmsShown, placesToLookAt } from './farms-shown.ts'
import type { LookedAt } from './farms-shown.ts'
import { doableItems, invitationItems, knownOf, overdueItems, pointItems } from './to-do-items.ts'
import { questionItems, unsavedItems, wantedItems } from './to-do-items.ts'
import { useChosenPlace } from './use-chosen-place.ts'
import { useOverview } from './use-overview.ts'
import { usePoints } from './use-points.ts'

export function useToDo() {
  const { farmId, periodId, business } = useChosenPlace()
  const overview = useOverview()
  const farms = farmsShown(overview.farms, business?.id)
  const places = placesToLookAt(farms, { farmId, periodId })
  const points = usePoints(places)
  const invitations = useInvitations()
  const wanted = useWantedFiles(places)
  const questions = useNewQuestions()
  const all = [
    ...unsavedItems(useSaveState()),
    ...overdueItems(useManaged(farms), useToday().today),
    ...pointItems(places, points.data ?? []),
    ...wanted.items,
    ...questions.items,
    ...invitations.items,
  ]
  return {
    items: doableItems(all, useScreenRoutes()),
    known: knownOf([overview, points, wanted, questions, invitations]),
    lookedAt: places.length,
    /** Farms with a period. */
    ofFarms: farms.filter(({ period }) => period).length,
    retry() {
      overview.retry()
      if (places.length > 0) points.retry()
      wanted.retry()
      questions.retry()
      invitations.retry()
    },
  }
}

/** Those that someone submits. Staff see what is overdue among their collections. */
function useManaged<Farm extends { readonly id: number }>(farms: readonly Farm[]) {
  const { person } = useSignedIn()
  const managed = person.farm_rights.filter(({ manages }) => manages)
  return farms.filter(({ id }) => managed.some(({ farm_id }) => farm_id === id))
}

function useInvitations() {
  const { isStaff } = useSignedIn()
  const wish = { where: { status: 'Sent' }, includes: ['workshop'] } as const
  const asked = useRows('workshop_attendees', wish, { enabled: !isStaff })
  const { today } = useToday()
  const items = invitationItems(asked.rows.filter(({ workshop }) => !isOver(workshop, today)))
  const { isLoading, failure, retry } = asked
  return { items, isLoading, failure, retry: () => (isStaff ? undefined : retry()) }
}

/** Once the day is over nobody answers any more. */
function isOver(workshop: { readonly date: string | null } | null | undefined, today: string) {
  return Boolean(workshop?.date && workshop.date < today)
}

/** What others asked or answered since one last looked. */
function useNewQuestions() {
  const { threads, countNewTo, ...reading } = useQuestions({ status: 'Open' })
  const fresh = threads.filter(thread => countNewTo(thread) > 0).length
  return { items: questionItems(fresh), ...reading }
}

/** Asked for by whoever gathers the data, and not uploaded yet. */
function useWantedFiles(places: readonly LookedAt[]) {
  const { isStaff } = useSignedIn()
  const where = { farm_id: places.map(({ farmId }) => farmId), file_id: null }
  const enabled = !isStaff && places.length > 0
  const { rows, isLoading, failure, retry } = useRows('requested_files', { where }, { enabled })
  return { items: wantedItems(places, rows), isLoading, failure, retry: () => enabled && retry() }
}
