// One enterprise, step by step: the steps at the side, the one that is open beside them, and whether it adds up.

import { Button } from '@mantine/core'
import { useWizardStep } from '../../../period/wizard/use-wizard-step.ts'
import { WizardFrame } from '../../../period/wizard/wizard-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import { Reconciliation } from './reconciliation.tsx'
import { stepStates } from './step-states.ts'
import { StockStep } from './stock-step.tsx'
import { stockSteps } from './stock-steps.tsx'
import { LinkToEnterprises } from './to-enterprise.tsx'
import { useStockActs } from './use-stock-acts.ts'

export function StockWizard({ hand }: { readonly hand: EnterpriseInHand }) {
  const { place, id } = hand
  const steps = stockSteps(hand)
  const names = steps.map(({ name }) => name)
  const at = useWizardStep({ wizard: 'stock-wizard', id, steps: names })
  const acts = useStockActs(at.go)
  const step = steps.find(({ name }) => name === at.step)
  if (!step || !at.isKnown) return null
  return (
    <WizardFrame
      steps={steps}
      step={step}
      firstTitle="Enterprises"
      first={props => <LinkToEnterprises place={place} {...props} />}
      stateOf={stepStates(hand)}
      hasMoved={at.hasMoved}
      onGo={at.go}
      beside={<Reconciliation hand={hand} />}
    >
      <StockStep hand={hand} acts={acts} Body={step.Body} step={step.name} />
    </WizardFrame>
  )
}

export function EnterpriseNotFound({ place }: Pick<EnterpriseInHand, 'place'>) {
  return (
    <EmptyState
      title="Enterprise not found"
      text="This link is for an enterprise that isn’t in the list. Choose one of those that the farm runs."
      action={
        <Button
          variant="default"
          renderRoot={props => <LinkToEnterprises place={place} {...props} />}
        >
          Enterprises
        </Button>
      }
    />
  )
}
