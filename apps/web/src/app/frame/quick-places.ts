// What is entered in passing in the collection that one is at, for the search.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { useQuickOffers } from '../../period/use-quick-offers.ts'
import type { QuickEntryLink } from '../../routing/screen-route.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'

interface QuickPlace {
  readonly name: string
  readonly to: string
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

/** None as long as no farm and period are chosen, or nothing may be written there. */
export function useQuickPlaces(): readonly QuickPlace[] {
  const { farmId = 0, periodId = 0 } = useSignedIn()
  const screens = useScreenRoutes()
  const enabled = farmId > 0 && periodId > 0
  const { mayWrite } = useMayWrite({ farmId, periodId })
  const offers = useQuickOffers({ farmId, periodId }, { enabled })
  if (!enabled || !mayWrite) return []
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return screens.flatMap(({ to, quick = {} }) => {
    const entries: readonly (readonly [string, QuickEntryLink])[] = Object.entries(quick)
    return entries.flatMap(([word, entry]) =>
      offers(entry) ? [{ name: entry.name, to, params, search: { quick: word } }] : [],
    )
  })
}
