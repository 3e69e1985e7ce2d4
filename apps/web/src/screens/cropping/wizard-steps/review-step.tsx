// What the crop came to, what is still open, and the tick that says that all of it is there.

import { EnterprisesBeside } from '../../../period/beside/enterprises-beside.tsx'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { WizardReview } from '../../../period/wizard/wizard-review.tsx'
import { grownChange } from '../wizard/crop-answers.ts'
import { CropOutcome, PaddockOutcomes } from '../wizard/crop-outcome.tsx'
import { lackingWords } from '../wizard/crop-questions.tsx'
import type { StepProps } from '../wizard/current-crop.ts'
import { questionsOf } from '../wizard/open-questions.ts'
import { ToCropsGrown } from '../wizard/to-crop.tsx'

export function ReviewStep({ hand, acts }: StepProps) {
  const { type, grown, rows, place } = hand
  const tick = (all_questions_answered: boolean) => {
    const label = `${type.name} ${all_questions_answered ? 'complete' : 'reopened'}`
    const { newId } = acts.placeNow()
    acts.keep(grownChange(hand, { all_questions_answered }, { label, newId }), `${label}.`)
  }
  return (
    <WizardReview
      place={place}
      result={
        <WithSources place={place}>
          <CropOutcome hand={hand} />
          <EnterprisesBeside place={place} kind="crop" enterprises={enterprisesOf(rows)} />
        </WithSources>
      }
      details={<PaddockOutcomes hand={hand} />}
      questions={questionsOf(hand)}
      wordsOf={lackingWords}
      points={hand.points}
      stepOf={({ section }) => (section === 'crop_sales' ? 'sales' : undefined)}
      mayWrite={hand.mayWrite}
      onGo={acts.go}
      name={type.name}
      isComplete={grown?.all_questions_answered === true}
      whyNot={rows.length === 0 ? 'Choose its paddocks first.' : undefined}
      onTick={tick}
      next={<ToCropsGrown place={place}>Next crop</ToCropsGrown>}
    />
  )
}

function enterprisesOf(rows: StepProps['hand']['rows']): readonly number[] {
  return [...new Set(rows.flatMap(({ line }) => line.enterprise?.id ?? []))]
}
