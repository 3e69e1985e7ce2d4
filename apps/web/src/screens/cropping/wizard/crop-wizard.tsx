// One crop, step by step: the steps at the side, the one that is open beside them.

import { useCallback, useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { CropDrawer } from '../crop-drawer.tsx'
import type { CropRow } from '../crop-row.ts'
import type { Crops } from '../use-crops.ts'
import type { CurrentCrop } from './current-crop.ts'
import { questionsOf } from './open-questions.ts'
import { OpenStep } from './open-step.tsx'
import { StepList } from './step-list.tsx'
import { ToCropsGrown } from './to-crop.tsx'
import { useCurrentCrop } from './use-current-crop.ts'
import { useWizardActs } from './use-wizard-acts.ts'
import { useWizardStep } from './use-wizard-step.ts'
import { stepsOf } from './wizard-steps.tsx'

interface Props {
  readonly crops: Crops
  readonly cropTypeId: number
}

export function CropWizard({ crops, cropTypeId }: Props) {
  const { farmId, periodId } = usePlace()
  const place = useMemo(() => ({ farmId, periodId }), [farmId, periodId])
  const hand = useCurrentCrop(place, crops, cropTypeId)
  if (hand) return <AtWork hand={hand} />
  return (
    <EmptyState
      title="Crop not found"
      text="This link is for a crop that isn’t in the list. Choose one of the crops that you grow."
      action={<ToCropsGrown place={place}>Crops this season</ToCropsGrown>}
    />
  )
}

function AtWork({ hand }: { readonly hand: CurrentCrop }) {
  const { place, crops, type, mayWrite } = hand
  const [shown, setShown] = useState<number>()
  const open = useCallback(({ id }: CropRow) => setShown(id), [])
  const steps = stepsOf(hand)
  const at = useWizardStep(
    type.id,
    steps.map(({ name }) => name),
  )
  // Who goes to a step begins to read there; who arrives begins at the name of the crop.
  const [hasMoved, setMoved] = useState(false)
  const { go: goTo } = at
  const go = useCallback(
    (step: string) => {
      setMoved(true)
      goTo(step)
    },
    [goTo],
  )
  const acts = useWizardActs(place, crops, { go, open })
  const questions = questionsOf(hand)
  const step = steps.find(({ name }) => name === at.step)
  if (!step || !at.isKnown) return null
  return (
    <div className="wizard">
      <StepList hand={hand} steps={steps} questions={questions} step={step} onGo={go} />
      <OpenStep
        key={step.name}
        hand={hand}
        acts={acts}
        steps={steps}
        step={step}
        questions={questions}
        hasMoved={hasMoved}
      />
      <CropDrawer
        place={place}
        crops={crops}
        mayWrite={mayWrite}
        row={hand.rows.find(({ id }) => id === shown)}
        onClose={() => setShown(undefined)}
      />
    </div>
  )
}
