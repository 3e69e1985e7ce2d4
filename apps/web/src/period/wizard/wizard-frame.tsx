// A wizard: its steps at the side, the one that is open beside them.

import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { OpenStep } from './open-step.tsx'
import { StepList } from './step-list.tsx'
import type { NamedStep } from './step-list.tsx'
import './wizard.css'

export interface WizardFrameProps {
  readonly steps: readonly NamedStep[]
  readonly step: NamedStep
  /** The way to what is chosen first, as a link with these properties. */
  readonly first: (props: object) => ReactElement
  readonly firstTitle: string
  readonly stateOf: ComponentProps<typeof StepList>['stateOf']
  /** Somebody went to the step: they begin to read at its heading. */
  readonly hasMoved: boolean
  readonly onGo: (step: string) => void
  /** What is typed and asked in the step. */
  readonly children: ReactNode
  /** Beside it, whatever step is open. */
  readonly beside?: ReactNode
}

export function WizardFrame({ stateOf, hasMoved, children, beside, ...shared }: WizardFrameProps) {
  return (
    <div className="wizard" data-beside={beside ? true : undefined}>
      <StepList {...shared} stateOf={stateOf} />
      <OpenStep key={shared.step.name} {...shared} hasMoved={hasMoved}>
        {children}
      </OpenStep>
      {beside}
    </div>
  )
}
