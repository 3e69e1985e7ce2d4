// The places of the portal, as they stand in the rail, in the bottom bar of a phone and in the search:
// the screens that have an entry in the rail. What belongs to a farm and a period is there once both are
// chosen.

import type { PublicSettings } from '@furrow/wire/public-settings'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import type { SignedIn } from '../../data/session/session.ts'
import type { RailEntry, ScreenRoute } from '../../routing/screen-route.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'

export interface PlaceLink extends RailEntry {
  /** As the routes know it. */
  readonly to: string
  readonly params: Readonly<Record<string, string>>
}

export function usePlaces(): readonly PlaceLink[] {
  const { settings } = useFurrow()
  return placesOf(useScreenRoutes(), useSignedIn(), settings)
}

export function placesOf(
  screens: readonly ScreenRoute[],
  session: SignedIn,
  settings: PublicSettings,
): readonly PlaceLink[] {
  // Without a business there is nowhere else to go yet.
  if (!session.isAdmin && !session.business) return []
  const { farmId, periodId } = session
  const isPlaced = farmId !== undefined && periodId !== undefined
  const ofPeriod = { farmId: String(farmId), periodId: String(periodId) }
  return screens.flatMap(({ rail, around, audience, to }) => {
    if (!rail || (around === 'period' && !isPlaced)) return []
    if (audience === 'admins' && !session.isAdmin) return []
    if (rail.isShown?.(session, settings) === false) return []
    return { ...rail, to, params: around === 'period' ? ofPeriod : {} }
  })
}

/** The four that stand there at once. */
export function placesOfPhone(places: readonly PlaceLink[]): readonly PlaceLink[] {
  return places.filter(({ onPhone }) => onPhone).slice(0, 4)
}
