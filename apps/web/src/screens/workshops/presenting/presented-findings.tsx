// What a hall sees: one finding at a time, moved by keys, by a clicker, by buttons that appear when the mouse moves, or
// by the remote control.

import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { useState } from 'react'
import { useHasSignal } from '../../../data/hooks/use-has-signal.ts'
import { HallFoot } from './hall-foot.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { OverviewDialog } from './overview-dialog.tsx'
import type { PresentationProps } from './presentation-of-address.tsx'
import type { KeyDeed } from './presenting-keys.ts'
import { ScreenButtons } from './screen-buttons.tsx'
import { ShownSlide } from './shown-slide.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useMoved } from './use-moved.ts'
import { usePresentingKeys } from './use-presenting-keys.ts'

export function PresentedFindings({ session, screen }: PresentationProps) {
  const { findings } = screen
  const count = findings.length
  const { place, isUntold, wrong, go } = useKeptPlace(session, count)
  const [opened, setOpened] = useState<'overview' | 'keys'>()
  const [isCodeShown, setCodeShown] = useState(true)
  const isMoved = useMoved()
  const hasSignal = useHasSignal()
  const { toggle } = useFullscreenDocument()
  const look = useOtherLook()
  const act = (deed: KeyDeed) => {
    if (deed.kind === 'go') go(deed.place)
    else if (deed.kind === 'overview' || deed.kind === 'keys') setOpened(deed.kind)
    else if (deed.kind === 'full screen') void toggle()
    else if (deed.kind === 'code') setCodeShown(isShown => !isShown)
    else if (deed.kind === 'look') look()
  }
  const digits = usePresentingKeys({ place, count, isCovered: opened !== undefined }, act)
  const close = () => setOpened(undefined)
  const finding = findings[place]
  return (
    <div className="big-screen" data-moved={isMoved || undefined}>
      {finding ? <ShownSlide finding={finding} place={place} count={count} /> : null}
      <HallFoot
        session={session}
        screen={screen}
        isCodeShown={isCodeShown}
        isOffline={isUntold || !hasSignal}
        wrong={wrong}
      />
      {digits === '' ? null : (
        <p className="jump" role="status">
          {digits} <span>Enter to go there</span>
        </p>
      )}
      <ScreenButtons
        place={place}
        count={count}
        workshopId={session.workshop_id}
        isShown={isMoved}
        onDeed={act}
      />
      {opened === 'keys' ? <KeysDialog onClose={close} /> : null}
      {opened === 'overview' ? (
        <OverviewDialog
          findings={findings}
          place={place}
          onClose={close}
          onGo={to => {
            close()
            go(to)
          }}
        />
      ) : null}
    </div>
  )
}

/** A projector in a bright hall shows the light one better, in a dark one the dark one. */
function useOtherLook(): () => void {
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  return () => setColorScheme(shown === 'dark' ? 'light' : 'dark')
}
