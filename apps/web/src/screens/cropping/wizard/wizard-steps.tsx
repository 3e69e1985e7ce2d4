// The steps of the wizard for one crop, in their order: one that is to be added stands here.

import type { ComponentType } from 'react'
import { EndingStep } from './ending-step.tsx'
import { FallowStep } from './fallow-step.tsx'
import { FertiliserStep } from './fertiliser-step.tsx'
import { GrazingStep } from './grazing-step.tsx'
import { HarvestStep } from './harvest-step.tsx'
import type { CropInHand, StepProps } from './in-hand.ts'
import { IrrigationStep } from './irrigation-step.tsx'
import { wateredRows } from './open-questions.ts'
import { PaddocksStep } from './paddocks-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SalesStep } from './sales-step.tsx'
import { SowingStep } from './sowing-step.tsx'

export interface WizardStep {
  /** Lasting: it stands in the address. */
  readonly name: string
  readonly title: string
  /** What is done here, in a sentence. */
  readonly lead: string
  readonly Body: ComponentType<StepProps>
  /** Asked of every crop unless said. */
  readonly isFor?: (hand: CropInHand) => boolean
}

const steps: readonly WizardStep[] = [
  { name: 'paddocks', title: 'Paddocks', Body: PaddocksStep, lead: 'Where it was grown, and how much of each paddock.' },
  { name: 'sowing', title: 'Sowing', Body: SowingStep, lead: 'What was sown, when, and how thick.', isFor: isSown },
  { name: 'fallow', title: 'Fallow and rain before', Body: FallowStep, lead: 'Worked out from your rain and the crop before. Nothing to fill in.', isFor: isSown },
  { name: 'fertiliser', title: 'Fertiliser', Body: FertiliserStep, lead: 'Before sowing first, then with the seed, then in the crop.', isFor: isSown },
  { name: 'irrigation', title: 'Irrigation', Body: IrrigationStep, lead: 'Water put on, each watering by itself or the whole season at once.', isFor: hasWater },
  { name: 'grazing', title: 'Grazing', Body: GrazingStep, lead: 'Stock that went on the crop, and came off again.', isFor: isSown },
  { name: 'harvest', title: 'Harvest', Body: HarvestStep, lead: 'What came off, from how many hectares, and when.', isFor: isTakenOff },
  { name: 'ending', title: 'How it ended', Body: EndingStep, lead: 'Ground that was sown and not harvested needs a reason.', isFor: isSown },
  { name: 'sales', title: 'Sales', Body: SalesStep, lead: 'What was sold, and what still lies somewhere. Both together are what came off.', isFor: isTakenOff },
  { name: 'review', title: 'Review', Body: ReviewStep, lead: 'What it came to, what is still open, and the tick that says it is all there.' },
] // prettier-ignore

export function stepsOf(hand: CropInHand): readonly WizardStep[] {
  return steps.filter(({ isFor }) => isFor?.(hand) ?? true)
}

function isSown(hand: CropInHand): boolean {
  return hand.isSown
}

function hasWater(hand: CropInHand): boolean {
  return hand.isSown && (wateredRows(hand).length > 0 || isWatered(hand))
}

function isWatered(hand: CropInHand): boolean {
  return hand.rows.some(row => row.events.irrigation.length > 0)
}

function isTakenOff({ harvest }: CropInHand): boolean {
  return harvest !== undefined
}
