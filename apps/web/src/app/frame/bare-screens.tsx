// Screens that fill the window, such as the big one of a hall: nothing stands around them but what every page has to say.

import { Outlet } from '@tanstack/react-router'
import { useSession } from '../../data/context/furrow-context.ts'
import { ActingBand } from './acting-band.tsx'
import { TermsGate } from './terms-gate.tsx'
import './frame.css'

export function BareScreens() {
  const session = useSession()
  // Between leaving and the page of sign-in there is a moment without anybody.
  if (session.kind === 'signed out') return null
  return (
    <div className="bare">
      <ActingBand />
      <main id="main" className="bare-main" tabIndex={-1}>
        <Outlet />
      </main>
      <TermsGate />
    </div>
  )
}
