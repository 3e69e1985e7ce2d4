// Below a rung of the ladder: the form by which it is kept as an aim, and that it is one.

import { IconTargetArrow } from '@tabler/icons-react'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { AimForm } from './aim-form.tsx'
import { useAimActs, useAims } from './use-aims.ts'
import type { Aim } from './use-aims.ts'
import './aims.css'

interface Props {
  readonly rung: BlockOf<'ladder'>['parts'][number]['rungs'][number]
  readonly onClose: () => void
}

const mostOpen = 3

export function MakeAim({ rung, onClose }: Props) {
  const { open } = useAims()
  const { keep } = useAimActs()
  const { aim, key } = rung
  if (!aim) return null
  if (open.length >= mostOpen) {
    return (
      <p className="what-if" role="status">
        Three aims of this report are open. Mark one as reached or given up, or remove it, before
        you add another.
      </p>
    )
  }
  return (
    <AimForm
      label={`Aim: ${aim.text}`}
      initial={{ text: aim.text, who: null, by_day: null }}
      saves="Keep this aim"
      onClose={onClose}
      onSave={async typed =>
        keep({
          ...typed,
          rung: key,
          scope: aim.about?.scope ?? null,
          measure: aim.about?.measure ?? null,
          was_text: aim.was,
          goal_text: aim.goal,
          amount: aim.amount,
        })
      }
    />
  )
}

export function KeptAim({ aim }: { readonly aim: Aim }) {
  return (
    <p className="aim-kept">
      <IconTargetArrow size={18} aria-hidden />
      <span>
        <strong>Your aim:</strong> {aim.text}
      </span>
    </p>
  )
}
