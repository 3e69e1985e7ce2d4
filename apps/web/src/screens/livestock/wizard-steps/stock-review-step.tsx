// What the enterprise came to, beside last period; what is still missing; and the tick that says that all is there.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EnterprisesBeside } from '../../../period/beside/enterprises-beside.tsx'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { WizardReview } from '../../../period/wizard/wizard-review.tsx'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { runChange } from '../wizard/stock-answers.ts'
import { StockOutcome } from '../wizard/stock-outcome.tsx'
import { lackingClasses, stockQuestions } from '../wizard/stock-questions.ts'
import { wayToStockWizard } from '../wizard/to-enterprise.tsx'

export function StockReviewStep({ hand, acts }: StockStepProps) {
  const { name, run, place } = hand
  const questions = stockQuestions(hand)
  // What does not add up is not complete (C91).
  const isOff = questions.some(question =>
    ['closing.difference', 'closing.counted', 'classes.any'].includes(question.name),
  )
  const tick = (all_questions_answered: boolean) => {
    const label = `${name} ${all_questions_answered ? 'complete' : 'reopened'}`
    const change = runChange(hand, { all_questions_answered }, { label, newId: acts.newId })
    acts.keep(change, `${label}.`)
  }
  return (
    <WizardReview
      place={place}
      result={
        <WithSources place={place}>
          <StockOutcome hand={hand} />
          <EnterprisesBeside place={place} kind="stock" enterprises={[hand.id]} />
        </WithSources>
      }
      questions={questions}
      wordsOf={lackingClasses}
      points={hand.points}
      mayWrite={hand.mayWrite}
      onGo={acts.go}
      name={name}
      isComplete={run?.all_questions_answered === true}
      whyNot={isOff ? 'Count every class and fix the differences first.' : undefined}
      onTick={tick}
      next={
        <Button
          variant="default"
          renderRoot={props => <Link {...wayToStockWizard(place)} {...props} />}
        >
          Next enterprise
        </Button>
      }
    />
  )
}
