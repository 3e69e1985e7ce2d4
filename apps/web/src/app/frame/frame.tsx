// The one frame around every screen of someone who is signed in.

import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../../data/context/furrow-context.ts'
import { ActingBand } from './acting-band.tsx'
import { BusyNote } from './busy-note.tsx'
import type { FindAnything } from './find-anything.tsx'
import { FramedPage } from './framed-page.tsx'
import { TermsGate } from './terms-gate.tsx'
import { UndoKeys } from './undo-keys.tsx'
import './frame.css'

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
  // Between leaving and the page of sign-in there is a moment without anybody.
  if (session.kind === 'signed out') return null
  return (
    <>
      <a className="skip" href="#main">
        Go to the content
      </a>
      <ActingBand />
      <FramedPage onFind={finding.open}>{children}</FramedPage>
      <BusyNote />
      <UndoKeys />
      <TermsGate />
      <Suspense>
        <JobNews />
      </Suspense>
      <Finding isOpen={isFinding} onClose={finding.close} />
    </>
  )
}

interface Loaded {
  readonly FindAnything: typeof FindAnything
}

interface FindingProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * Loaded ahead, or when it is first opened, and at hand from then on. A boundary of React would keep it back for
 * 300 ms even where it is loaded already.
 */
function Finding({ isOpen, onClose }: FindingProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (isOpen) void import('./find-anything.tsx').then(setLoaded, setError)
  }, [isOpen])
  if (error !== undefined) throw error
  return isOpen && loaded ? <loaded.FindAnything onClose={onClose} /> : null
}
