// What is on the big screen, what comes next, and two buttons as large as a thumb.

import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconCloudOff, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { useState } from 'react'
import { useHasSignal } from '../../../data/hooks/use-has-signal.ts'
import { OverviewDialog } from './overview-dialog.tsx'
import type { PresentationProps } from './presentation-of-address.tsx'
import { isRunning } from './presented.ts'
import type { PlaceShown } from './shown-place.ts'
import { useShownPlace } from './use-shown-place.ts'

export function RemoteControl({ session, screen: { findings } }: PresentationProps) {
  const { go, ...shown } = useShownPlace(session, findings.length)
  const { place } = shown
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="remote">
      <header className="remote-head">
        <h1>
          {place + 1} of {findings.length}
        </h1>
        <Button variant="default" h={48} onClick={() => setChoosing(true)}>
          All findings
        </Button>
        <Link
          className="remote-close"
          to="/workshops/$workshopId"
          params={{ workshopId: String(session.workshop_id) }}
          aria-label="Back to the workshop"
        >
          <IconX size={24} aria-hidden />
        </Link>
      </header>
      {isRunning(session) ? (
        <Trouble {...shown} />
      ) : (
        <p role="status" className="remote-trouble">
          This presentation is over.
        </p>
      )}
      <NowAndNext now={findings[place]} next={findings[place + 1]} />
      <div className="remote-buttons">
        <Button
          variant="default"
          disabled={place === 0}
          leftSection={<IconChevronLeft size={32} aria-hidden />}
          onClick={() => go(place - 1)}
        >
          Back
        </Button>
        <Button
          disabled={place >= findings.length - 1}
          rightSection={<IconChevronRight size={32} aria-hidden />}
          onClick={() => go(place + 1)}
        >
          Next
        </Button>
      </div>
      {isChoosing ? (
        <OverviewDialog
          findings={findings}
          place={place}
          isTouched
          onClose={() => setChoosing(false)}
          onGo={to => {
            setChoosing(false)
            go(to)
          }}
        />
      ) : null}
    </div>
  )
}

function Trouble({ isUntold, wrong }: PlaceShown) {
  const hasSignal = useHasSignal()
  const trouble = isUntold
    ? 'Couldn’t tell the screen. Trying again.'
    : hasSignal
      ? wrong
      : 'No signal: the screen doesn’t hear this phone.'
  return (
    <p role="status" className="remote-trouble">
      {trouble ? <IconCloudOff size={20} aria-hidden /> : null}
      {trouble}
    </p>
  )
}

interface NowAndNextProps {
  readonly now: ShownFinding | undefined
  readonly next: ShownFinding | undefined
}

function NowAndNext({ now, next }: NowAndNextProps) {
  return (
    <section className="remote-findings">
      <div className="remote-now" aria-live="polite">
        <h2>On the screen now</h2>
        {now ? <Named {...now} /> : null}
      </div>
      <div className="remote-next">
        <h2>Next</h2>
        {next ? <Named {...next} /> : <p>This is the last finding.</p>}
      </div>
    </section>
  )
}

function Named({ about, label, sentence }: ShownFinding) {
  return (
    <>
      <p className="remote-about">
        {about} · {label}
      </p>
      <p>{sentence}</p>
    </>
  )
}
