// What became of what someone entered, small and calm, beside the field: being saved, kept until
// there is signal, refused, or odd. A reader hears of it by itself only when it was refused.

import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

export interface SaveMarkState {
  readonly kind: 'saved' | 'saving' | 'waiting' | 'refused' | 'warning'
  readonly message?: string | undefined
}

interface Props {
  readonly state: SaveMarkState
}

export function SaveMark({ state }: Props) {
  const shown = useShownKind(state.kind)
  return (
    <span className="save-mark" data-state={shown}>
      {shown && icons[shown]}
      {shown && shown !== 'refused' && <VisuallyHidden>{words[shown]}</VisuallyHidden>}
      <VisuallyHidden component="span" aria-live="polite">
        {shown === 'refused' && [words.refused, state.message].filter(Boolean).join(': ')}
      </VisuallyHidden>
    </span>
  )
}

/** That all is well is said for a moment after something was saved, and not on every field forever. */
function useShownKind(kind: SaveMarkState['kind']): SaveMarkState['kind'] | undefined {
  const [known, setKnown] = useState({ kind, isNews: false })
  if (known.kind !== kind) setKnown({ kind, isNews: true })
  useEffect(() => {
    if (known.kind !== 'saved' || !known.isNews) return
    const timer = setTimeout(() => setKnown({ kind: 'saved', isNews: false }), shownFor)
    return () => clearTimeout(timer)
  }, [known])
  return kind === 'saved' && !known.isNews ? undefined : kind
}

const shownFor = 3000

const drawn = { size: 16, stroke: 2.25, 'aria-hidden': true } as const

const icons = {
  saved: <IconCheck {...drawn} />,
  saving: <IconLoader2 {...drawn} />,
  waiting: <IconCloudOff {...drawn} />,
  refused: <IconX {...drawn} />,
  warning: <IconAlertTriangle {...drawn} />,
} as const

const words = {
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'Waiting for signal',
  refused: 'Not saved',
  warning: 'Please check',
} as const
