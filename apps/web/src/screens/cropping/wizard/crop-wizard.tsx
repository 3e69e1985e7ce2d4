// One crop, step by step: the steps at the side, the one that is open beside them.

import { useCallback, useMemo, useState } from 'react'
import { useWizardStep } from '../../../period/wizard/use-wizard-step.ts'
import { WizardFrame } from '../../../period/wizard/wizard-frame.tsx'
import { stepState } from '../../../period/wizard/step-state.ts'
import { usePlace } from '../../../period/use-place.ts'
import { CropDrawer } from '../crop-drawer.tsx'
import type { CropRow } from '../crop-row.ts'
import type { Crops } from '../use-crops.ts'
import { CropStep } from './crop-questions.tsx'
import type { CurrentCrop } from './current-crop.ts'
import { questionsOf } from './open-questions.ts'
import { CropNotFound, LinkToCrops } from './to-crop.tsx'
import { useCurrentCrop } from './use-current-crop.ts'
import { useWizardActs } from './use-wizard-acts.ts'
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
  return <CropNotFound place={place} />
}

function AtWork({ hand }: { readonly hand: CurrentCrop }) {
  const { place, crops, type, mayWrite, grown } = hand
  const [shown, setShown] = useState<number>()
  const open = useCallback(({ id }: CropRow) => setShown(id), [])
  const steps = stepsOf(hand)
  const names = steps.map(({ name }) => name)
  const at = useWizardStep({ wizard: 'crop-wizard', id: type.id, steps: names })
  const { go } = at
  const acts = useWizardActs(place, crops, { go, open })
  const questions = questionsOf(hand)
  const step = steps.find(({ name }) => name === at.step)
  if (!step || !at.isKnown) return null
  const stateOf = (name: string) => {
    const isLast = name === 'review'
    const own = questions.filter(question => question.step === name)
    // What is said of the crop is listed in the last step, which alone is done by a tick.
    const isDone = isLast && grown?.all_questions_answered === true
    return { ...stepState(own, isLast ? hand.points : []), isDone }
  }
  return (
    <>
      <WizardFrame
        steps={steps}
        step={step}
        firstTitle="Crops this season"
        first={props => <LinkToCrops place={place} {...props} />}
        stateOf={stateOf}
        hasMoved={at.hasMoved}
        onGo={go}
      >
        <CropStep hand={hand} acts={acts} Body={step.Body} step={step.name} />
      </WizardFrame>
      <CropDrawer
        place={place}
        crops={crops}
        mayWrite={mayWrite}
        opened={shown}
        onClose={() => setShown(undefined)}
      />
    </>
  )
}
