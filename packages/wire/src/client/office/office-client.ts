// The calls of the office: lists that all farms choose from, bills, new businesses, and workshops.

import type { Exchange } from '../exchange.ts'
import { billCalls } from './bill-client.ts'
import type { BillCalls } from './bill-client.ts'
import { listCalls } from './list-client.ts'
import type { ListCalls } from './list-client.ts'
import { onboardingCalls } from './onboarding-client.ts'
import type { OnboardingCalls } from './onboarding-client.ts'
import { workshopCalls } from './workshop-client.ts'
import type { WorkshopCalls } from './workshop-client.ts'

export interface OfficeCalls {
  /** Lists that all farms choose from. */
  readonly lists: ListCalls
  /** What businesses are billed. */
  readonly bills: BillCalls
  /** New businesses, and how far they are. */
  readonly onboarding: OnboardingCalls
  /** Workshops, and whom they invite. */
  readonly workshops: WorkshopCalls
}

export function officeCalls(exchange: Exchange): OfficeCalls {
  return {
    lists: listCalls(exchange),
    bills: billCalls(exchange),
    onboarding: onboardingCalls(exchange),
    workshops: workshopCalls(exchange),
  }
}
