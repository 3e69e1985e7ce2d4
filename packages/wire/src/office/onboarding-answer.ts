// What staff send to take on a new business with its first farm, and what the server tells of the steps of all that
// were taken on.

import { stepKinds } from '@furrow/farming/onboarding/onboarding-step'
import { z } from 'zod'
import { named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const step = z.object({
  label: words,
  kind: z
    .enum(stepKinds)
    .nullable()
    .describe('What ticks it, from what is recorded; null where it is ticked by hand.'),
  done: z.boolean(),
})

const progress = z.object({
  onboarding_id: row.nullable().describe('Null for the standard steps of a farm without one.'),
  farm_id: row.nullable(),
  steps: z.array(step).describe('In the order in which they are taken.'),
})

export const onboardingProgress = named('onboarding_progress', z.array(progress))

export const onboardingBegun = named(
  'onboarding_begun',
  z.object({
    id: row.describe('Of the onboarding.'),
    business_id: row,
    farm_id: row,
    period_id: row,
    project_id: row.nullable(),
  }),
)

export type OnboardingProgress = Told<typeof progress>
export type OnboardingBegun = Told<typeof onboardingBegun>

export interface OnboardingToBegin {
  readonly business: { readonly name: string }
  readonly farm: { readonly farm_name: string; readonly zone_id?: number | undefined }
  readonly manager: { readonly name?: string | undefined; readonly email: string }
  readonly period_id: number
  /** Nothing for the standard steps. */
  readonly onboarding_template_id: number | null
  readonly project: ProjectToBegin | null
}

interface ProjectToBegin {
  readonly title: string
  /** Whole cents. */
  readonly fee?: number | undefined
  readonly product_ids: readonly number[]
  readonly project_status_id?: number | undefined
  /** Whoever asks, unless an administrator names someone. */
  readonly collector_id?: number | undefined
}
