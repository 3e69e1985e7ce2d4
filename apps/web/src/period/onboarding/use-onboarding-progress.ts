// How far onboardings are, as the server tells staff and the farm alike.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'

/** Of a farm, or of all that one reads. */
export function useOnboardingProgress(farmId?: number) {
  const { api } = useFurrow()
  const about = { resources: behind, ...(farmId !== undefined && { farmId }) }
  return useAnswer(
    ['onboarding-progress', farmId ?? null],
    signal => api.onboarding.progress(farmId, { signal }),
    about,
  )
}

/** Whatever ticks a step. */
const behind = [
  'onboardings',
  'farms',
  'farm_period',
  'details_user',
  'invitations',
  'agreement_answers',
  'addresses',
  'phone_numbers',
  'email_addresses',
  'emails',
  'paddocks',
  'rain_gauges',
  'farm_contacts',
] as const
