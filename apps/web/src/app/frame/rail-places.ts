// The places of the portal, as they stand in the rail, in the bottom bar of a phone and in the search:
// the screens that have an entry in the rail. What belongs to a farm and a period is there once both are
// chosen.

import type { PublicSettings } from '@furrow/wire/public-settings'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { SignedIn } from '../../data/session/session.ts'
import { seesMoneyOf } from '../../period/use-sees-money.ts'
import type { OfPerson, RailEntry, ScreenRoute } from '../../routing/screen-route.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'

export interface PlaceLink extends RailEntry {
  /** As the routes know it. */
  readonly to: string
  readonly params: Readonly<Record<string, string>>
}

export function usePlaces(): readonly PlaceLink[] {
  const { settings } = useFurrow()
  const hasOldPeriods = useHasOldPeriods(Boolean(settings.oldportal_url))
  return placesOf(useScreenRoutes(), useSignedIn(), { ...settings, hasOldPeriods })
}

export function placesOf(
  screens: readonly ScreenRoute[],
  session: SignedIn,
  known: PublicSettings & OfPerson,
): readonly PlaceLink[] {
  // Without a business there is nowhere else to go yet.
  if (!session.isAdmin && !session.business) return []
  const { farmId, periodId } = session
  const isPlaced = farmId !== undefined && periodId !== undefined
  const ofPeriod = { farmId: String(farmId), periodId: String(periodId) }
  return screens.flatMap(({ rail, around, audience, needs, to }) => {
    if (!rail || (around === 'period' && !isPlaced)) return []
    if (needs === 'money' && !seesMoneyOf(session, farmId)) return []
    if (audience === 'admins' && !session.isAdmin) return []
    if (rail.isShown?.(session, known) === false) return []
    return { ...rail, to, params: around === 'period' ? ofPeriod : {} }
  })
}

/** Whether any farm of theirs has a period that the old portal knows. */
function useHasOldPeriods(enabled: boolean): boolean {
  const { api } = useFurrow()
  const { data = [] } = useAnswer(
    ['old periods'],
    signal =>
      api
        .rows('farm_period')
        .search(
          { filters: [{ field: 'period.end_date', operator: '<', value: '2013-01-01' }], limit: 1 },
          { signal },
        ),
    { resources: ['farm_period'], enabled },
  )
  return data.length > 0
}

/** The four that stand there at once. */
export function placesOfPhone(places: readonly PlaceLink[]): readonly PlaceLink[] {
  return places.filter(({ onPhone }) => onPhone).slice(0, 4)
}
