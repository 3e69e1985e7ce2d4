// The enterprises of the period, each with how much of it is open.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { openCount } from '../../../period/wizard/wizard-question.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { RoundRow } from '../breeding/round-row.ts'
import { ChooseEnterprisesButton } from '../enterprises/choose-enterprises-button.tsx'
import { enterpriseName } from '../enterprises/enterprise-name.ts'
import type { Stock } from '../stock/use-stock.ts'
import { stockQuestions } from './stock-questions.ts'
import { wayToStockWizard } from './to-enterprise.tsx'
import { useEnterpriseInHand } from './use-enterprise-in-hand.ts'
import '../../../period/wizard/wizard.css'

interface Props {
  readonly place: CollectionPlace
  readonly stock: Stock
  readonly rounds: readonly RoundRow[]
}

export function ChooseEnterprise(props: Props) {
  const { place, stock } = props
  const recorded = new Set(stock.inClasses.map(({ enterpriseId }) => enterpriseId))
  const run = new Set(stock.enterprises.map(({ id }) => id))
  const shown = stock.lists.enterprises.filter(({ id }) => run.has(id) || recorded.has(id))
  if (shown.length === 0) {
    return (
      <EmptyState
        picture="paper"
        title="No enterprise in this period"
        text="Say which livestock the farm runs; then each is gone through from opening to closing."
        action={<ChooseEnterprisesButton place={place} />}
      />
    )
  }
  return (
    <>
      <ul className="wizard-crops">
        {shown.map(({ id }) => (
          <li key={id}>
            <OneEnterprise {...props} id={id} />
          </li>
        ))}
      </ul>
      <div>
        <ChooseEnterprisesButton place={place} />
      </div>
    </>
  )
}

function OneEnterprise({ id, ...read }: Props & { readonly id: number }) {
  const hand = useEnterpriseInHand(read, id)
  const { lists } = read.stock
  const name = enterpriseName(
    lists.enterprises.find(one => one.id === id),
    lists,
  )
  const isComplete = hand?.run?.all_questions_answered === true
  const open = hand ? openCount(stockQuestions(hand)) : 0
  return (
    <div className="wizard-crop">
      <span className="wizard-crop-words">
        <strong>{name}</strong>
        <span
          className="wizard-crop-state"
          data-complete={isComplete || open === 0 ? true : undefined}
        >
          {stateWords(isComplete, open)}
        </span>
      </span>
      <Button
        aria-label={`${isComplete ? 'Review' : 'Continue with'} ${name}`}
        variant={isComplete ? 'default' : 'filled'}
        renderRoot={props => <Link {...wayToStockWizard(read.place, id)} {...props} />}
      >
        {isComplete ? 'Review' : 'Continue'}
      </Button>
    </div>
  )
}

function stateWords(isComplete: boolean, open: number): string {
  if (isComplete) return 'Complete'
  return open === 0 ? 'Ready to check' : `${open} to answer`
}
