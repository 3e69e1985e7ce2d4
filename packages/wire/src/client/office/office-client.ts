// The calls of the office: lists that all farms choose from, and new businesses.

import type { Exchange } from '../exchange.ts'
import { listCalls } from './list-client.ts'
import type { ListCalls } from './list-client.ts'
import { onboardingCalls } from './onboarding-client.ts'
import type { OnboardingCalls } from './onboarding-client.ts'
import { workshopCalls } from './workshop-client.ts'
import type { WorkshopCalls } from './workshop-client.ts'

export interface OfficeCalls {
  /** Lists that all farms choose from. */
  readonly lists: ListCalls
  /** New businesses, and how far they are. */
  readonly onboarding: OnboardingCalls
  /** Workshops, and whom they invite. */
  readonly workshops: WorkshopCalls
}

export function officeCalls(exchange: Exchange): OfficeCalls {
  return {
    lists: listCalls(exchange),
    onboarding: onboardingCalls(exchange),
    workshops: workshopCalls(exchange),
  }
}
