// A screen with the bar above it, the places beside it or below it, and all room where it is a sheet.

import { useMatches } from '@tanstack/react-router'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { PlaceBesideTitle } from '../../ui/beside-title.tsx'
import { useMayBeNewcomer } from '../help/use-may-be-newcomer.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ClosedBand } from './closed-band.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useFoldedRail } from './use-folded-rail.ts'
import { usePlacesAhead } from './use-places-ahead.ts'

const TourOffer = lazy(async () => {
  const { TourOffer } = await import('../help/tour-offer.tsx')
  return { default: TourOffer }
})

interface Props {
  readonly onFind: () => void
  readonly children: ReactNode
}

export function FramedPage({ onFind, children }: Props) {
  usePlacesAhead()
  const isSheet = useMatches({ select: isOfSheet })
  // Not by the address, which is another before the screen is: home would be built anew to be left.
  const isHome = useMatches({ select: isOfHome })
  const mayBeNewcomer = useMayBeNewcomer()
  const rail = useFoldedRail(useMatches({ select: isOfWide }))
  const [element, hold] = useState<HTMLElement | null>(null)
  const besideTitle = useMemo(() => ({ element, hold }), [element])
  return (
    <div
      className="frame"
      data-sheet={isSheet || undefined}
      data-rail={rail.isFolded ? 'folded' : undefined}
    >
      <TopBar onFind={onFind} />
      <Rail {...rail} />
      <main id="main" className="frame-main" tabIndex={-1}>
        <ClosedBand />
        <PlaceBesideTitle value={isSheet ? besideTitle : undefined}>
          {isHome && mayBeNewcomer ? (
            <Suspense>
              <TourOffer>{children}</TourOffer>
            </Suspense>
          ) : (
            children
          )}
        </PlaceBesideTitle>
      </main>
      <BottomBar />
    </div>
  )
}

interface Match {
  readonly fullPath: string
  readonly staticData: StaticDataRouteOption
}
type Matches = readonly Match[]

function isOfHome(matches: Matches): boolean {
  return matches.at(-1)?.fullPath === '/'
}

function isOfSheet(matches: Matches): boolean {
  return matches.at(-1)?.staticData.isSheet ?? false
}

function isOfWide(matches: Matches): boolean {
  return matches.at(-1)?.staticData.isWide ?? false
}
