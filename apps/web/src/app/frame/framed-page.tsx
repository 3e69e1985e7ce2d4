// A screen with the bar above it, the places beside it or below it, and all room where it is a sheet.

import { useLocation, useMatches } from '@tanstack/react-router'
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

const TourOffer = lazy(async () => {
  const { TourOffer } = await import('../help/tour-offer.tsx')
  return { default: TourOffer }
})

interface Props {
  readonly onFind: () => void
  readonly children: ReactNode
}

export function FramedPage({ onFind, children }: Props) {
  const isSheet = useMatches({ select: isOfSheet })
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
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

type Matches = readonly { readonly staticData: StaticDataRouteOption }[]

function isOfSheet(matches: Matches): boolean {
  return matches.at(-1)?.staticData.isSheet ?? false
}

function isOfWide(matches: Matches): boolean {
  return matches.at(-1)?.staticData.isWide ?? false
}
