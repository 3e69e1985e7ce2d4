// The one frame around every screen of somebody who is signed in.

import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../../data/context/furrow-context.ts'
import { PlaceBesideTitle } from '../../ui/beside-title.tsx'
import { ActingBand } from './acting-band.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BusyNote } from './busy-note.tsx'
import { ClosedBand } from './closed-band.tsx'
import { Rail } from './rail.tsx'
import { TermsGate } from './terms-gate.tsx'
import { TopBar } from './top-bar.tsx'
import { UndoKeys } from './undo-keys.tsx'
import { useFoldedRail } from './use-folded-rail.ts'
import './frame.css'

const FindAnything = lazy(async () => {
  const { FindAnything } = await import('./find-anything.tsx')
  return { default: FindAnything }
})

const JobNews = lazy(async () => {
  const { JobNews } = await import('../../workbook/running-jobs.tsx')
  return { default: JobNews }
})

export function FrameOfScreens() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const [isFinding, finding] = useDisclosure()
  useHotkeys([['mod+K', finding.open]], [])
  const isSheet = useMatches({ select: isOfSheet })
  const rail = useFoldedRail(isSheet)
  const [element, hold] = useState<HTMLElement | null>(null)
  const besideTitle = useMemo(() => ({ element, hold }), [element])
  // Between leaving and the page of sign-in there is a moment without anybody.
  if (session.kind === 'signed out') return null
  return (
    <>
      <a className="skip" href="#main">
        Go to the content
      </a>
      <ActingBand />
      <div
        className="frame"
        data-sheet={isSheet || undefined}
        data-rail={rail.isFolded ? 'folded' : undefined}
      >
        <TopBar onFind={finding.open} />
        <Rail {...rail} />
        <main id="main" className="frame-main" tabIndex={-1}>
          <ClosedBand />
          <PlaceBesideTitle value={isSheet ? besideTitle : undefined}>{children}</PlaceBesideTitle>
        </main>
        <BottomBar />
      </div>
      <BusyNote />
      <UndoKeys />
      <TermsGate />
      <Suspense>
        <JobNews />
      </Suspense>
      <Suspense>{isFinding ? <FindAnything onClose={finding.close} /> : null}</Suspense>
    </>
  )
}

function isOfSheet(matches: readonly { readonly staticData: { readonly isSheet?: boolean } }[]) {
  return matches.at(-1)?.staticData.isSheet ?? false
}
