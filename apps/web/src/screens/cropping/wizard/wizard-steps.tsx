// The steps of the wizard for one crop, in their order: one that is to be added stands here.

import type { ComponentType } from 'react'
import type { NamedStep } from '../../../period/wizard/step-list.tsx'
import { EndingStep } from '../wizard-steps/ending-step.tsx'
import { FallowStep } from '../wizard-steps/fallow-step.tsx'
import { FertiliserStep } from '../wizard-steps/fertiliser-step.tsx'
import { GrazingStep } from '../wizard-steps/grazing-step.tsx'
import { HarvestStep } from '../wizard-steps/harvest-step.tsx'
import type { CurrentCrop, StepProps } from './current-crop.ts'
import { IrrigationStep } from '../wizard-steps/irrigation-step.tsx'
import { wateredRows } from './open-questions.ts'
import { PaddocksStep } from '../wizard-steps/paddocks-step.tsx'
import { ReviewStep } from '../wizard-steps/review-step.tsx'
import { SalesStep } from '../wizard-steps/sales-step.tsx'
import { SowingStep } from '../wizard-steps/sowing-step.tsx'

interface WizardStep extends NamedStep {
  readonly Body: ComponentType<StepProps>
  /** Asked of every crop unless said. */
  readonly isFor?: (hand: CurrentCrop) => boolean
}

const steps: readonly WizardStep[] = [
  {
    name: 'paddocks',
    title: 'Paddocks',
    Body: PaddocksStep,
    lead: 'Where it was grown, and how much of each paddock.',
  },
  {
    name: 'sowing',
    title: 'Sowing',
    Body: SowingStep,
    lead: 'What was sown, when and at what rate.',
    isFor: isSown,
  },
  {
    name: 'fallow',
    title: 'Fallow and stored water',
    Body: FallowStep,
    lead: 'Calculated from your rain and the crop before. Nothing to fill in.',
    isFor: isSown,
  },
  {
    name: 'fertiliser',
    title: 'Fertiliser',
    Body: FertiliserStep,
    lead: 'Before sowing first, then with the seed, then in the crop.',
    isFor: isSown,
  },
  {
    name: 'irrigation',
    title: 'Irrigation',
    Body: IrrigationStep,
    lead: 'Water applied: each irrigation by itself, or the whole season in one figure.',
    isFor: hasWater,
  },
  {
    name: 'grazing',
    title: 'Grazing',
    Body: GrazingStep,
    lead: 'Livestock that grazed the crop, from when to when.',
    isFor: isSown,
  },
  {
    name: 'harvest',
    title: 'Harvest',
    Body: HarvestStep,
    lead: 'What was harvested, from how many hectares, and when.',
    isFor: isTakenOff,
  },
  {
    name: 'ending',
    title: 'Not harvested',
    Body: EndingStep,
    lead: 'Sown area that was not harvested needs a reason.',
    isFor: isSown,
  },
  {
    name: 'sales',
    title: 'Sales',
    Body: SalesStep,
    lead: 'What was sold, and what is still in storage. Together they make up the harvest.',
    isFor: isTakenOff,
  },
  {
    name: 'review',
    title: 'Review',
    Body: ReviewStep,
    lead: 'The result, what is still missing, and marking the crop complete.',
  },
]

export function stepsOf(hand: CurrentCrop): readonly WizardStep[] {
  return steps.filter(({ isFor }) => isFor?.(hand) ?? true)
}

function isSown(hand: CurrentCrop): boolean {
  return hand.isSown
}

function hasWater(hand: CurrentCrop): boolean {
  return hand.isSown && (wateredRows(hand).length > 0 || isWatered(hand))
}

function isWatered(hand: CurrentCrop): boolean {
  return hand.rows.some(row => row.events.irrigation.length > 0)
}

function isTakenOff({ harvest }: CurrentCrop): boolean {
  return harvest !== undefined
}
