// The step that the wizard stands at: as the address says, else as this crop was left the last time.

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSheetNote } from '../../../data/hooks/sheet-notes.ts'

/** Steps by crop. */
type Left = Readonly<Record<string, string>>

export function useWizardStep(cropTypeId: number, steps: readonly string[]) {
  const { step: said }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { value, isRead, now, write } = useSheetNote<Left>('crop-wizard', 'work', joined)
  const navigate = useNavigate()
  const go = useCallback(
    (step: string) => {
      write({ ...now(), [cropTypeId]: step })
      void navigate({ to: '.', search: before => ({ ...before, step }), resetScroll: false })
    },
    [write, now, navigate, cropTypeId],
  )
  const inAddress = steps.find(step => step === said)
  const left = steps.find(step => step === value?.[cropTypeId])
  return {
    step: inAddress ?? left ?? steps[0] ?? '',
    isKnown: isRead || inAddress !== undefined,
    go,
  }
}

function joined(kept: unknown, since: unknown): unknown {
  return { ...(kept as Left), ...(since as Left) }
}
