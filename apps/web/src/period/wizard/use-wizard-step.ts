// The step that a wizard stands at: as the address says, else as it was left the last time.

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useSheetNote } from '../../data/hooks/sheet-notes.ts'

/** Steps by what is gone through. */
type Left = Readonly<Record<string, string>>

interface Through {
  /** Lasting: of no other wizard. */
  readonly wizard: string
  /** What it goes through: a crop, an enterprise. */
  readonly id: number
  readonly steps: readonly string[]
}

export function useWizardStep({ wizard, id, steps }: Through) {
  const { step: said }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { value, isRead, now, write } = useSheetNote<Left>(wizard, 'work', joined)
  // Who goes to a step begins to read there; who arrives begins at the name of the whole.
  const [hasMoved, setMoved] = useState(false)
  const navigate = useNavigate()
  const go = useCallback(
    (step: string) => {
      setMoved(true)
      write({ ...now(), [id]: step })
      void navigate({ to: '.', search: before => ({ ...before, step }), resetScroll: false })
    },
    [write, now, navigate, id],
  )
  const inAddress = steps.find(step => step === said)
  const left = steps.find(step => step === value?.[id])
  return {
    step: inAddress ?? left ?? steps[0] ?? '',
    isKnown: isRead || inAddress !== undefined,
    hasMoved,
    go,
  }
}

function joined(kept: unknown, since: unknown): unknown {
  return { ...(kept as Left), ...(since as Left) }
}
