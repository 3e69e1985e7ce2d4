// The steps of the wizard for one enterprise, in their order: one that is to be added stands here.

import type { ComponentType } from 'react'
import type { NamedStep } from '../../../period/wizard/step-list.tsx'
import { ClosingStep } from '../wizard-steps/closing-step.tsx'
import { DeathsStep, PurchasesStep, StockSalesStep } from '../wizard-steps/traded-steps.tsx'
import { JoiningStep, MarkingStep, ScanningStep } from '../wizard-steps/round-steps.tsx'
import { OpeningStep } from '../wizard-steps/opening-step.tsx'
import { StockClassesStep } from '../wizard-steps/stock-classes-step.tsx'
import { StockReviewStep } from '../wizard-steps/stock-review-step.tsx'
import { TransfersStep, WeaningStep } from '../wizard-steps/weaning-step.tsx'
import type { EnterpriseInHand, StockStepProps } from './enterprise-in-hand.ts'

interface StockStep extends NamedStep {
  readonly Body: ComponentType<StockStepProps>
  /** Not asked where nothing is joined. */
  readonly isBreeding?: true
}

const steps: readonly StockStep[] = [
  {
    name: 'classes',
    title: 'Classes',
    lead: 'The classes of stock that are kept in this enterprise.',
    Body: StockClassesStep,
  },
  {
    name: 'opening',
    title: 'Opening',
    lead: 'What was there on the first day. Last period’s closing is offered.',
    Body: OpeningStep,
  },
  {
    name: 'purchases',
    title: 'Purchases',
    lead: 'Stock that was bought, with what it cost without GST.',
    Body: PurchasesStep,
  },
  {
    name: 'joining',
    title: 'Joining',
    lead: 'Each round by itself: which females, how many, and when the sires went in and out.',
    Body: JoiningStep,
    isBreeding: true,
  },
  {
    name: 'scanning',
    title: 'Scanning',
    lead: 'How many were scanned, and how many were in young.',
    Body: ScanningStep,
    isBreeding: true,
  },
  {
    name: 'marking',
    title: 'Birth and marking',
    lead: 'Young that were born, if you count them, and marked. The ledger follows from what is marked.',
    Body: MarkingStep,
    isBreeding: true,
  },
  {
    name: 'weaning',
    title: 'Weaning',
    lead: 'How many were weaned, how heavy, and which class they moved to.',
    Body: WeaningStep,
    isBreeding: true,
  },
  {
    name: 'transfers',
    title: 'Transfers',
    lead: 'Stock that changed class or enterprise. Both sides are written at once.',
    Body: TransfersStep,
  },
  {
    name: 'sales',
    title: 'Sales',
    lead: 'Stock that was sold, with what it brought before selling costs and without GST.',
    Body: StockSalesStep,
  },
  {
    name: 'deaths',
    title: 'Deaths',
    lead: 'Stock that died or went missing.',
    Body: DeathsStep,
  },
  {
    name: 'closing',
    title: 'Closing',
    lead: 'What was counted on the last day. A difference is fixed here.',
    Body: ClosingStep,
  },
  {
    name: 'review',
    title: 'Review',
    lead: 'The result, what is still missing, and marking the enterprise complete.',
    Body: StockReviewStep,
  },
]

export function stockSteps({ breeds }: Pick<EnterpriseInHand, 'breeds'>): readonly StockStep[] {
  return steps.filter(({ isBreeding }) => breeds || !isBreeding)
}
