// The one frame around every screen of someone who is signed in.

import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../../data/context/furrow-context.ts'
import { ActingBand } from './acting-band.tsx'
import { BusyNote } from './busy-note.tsx'
import { FramedPage } from './framed-page.tsx'
import { TermsGate } from './terms-gate.tsx'
import { UndoKeys } from './undo-keys.tsx'
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
      <Suspense>{isFinding ? <FindAnything onClose={finding.close} /> : null}</Suspense>
    </>
  )
}
