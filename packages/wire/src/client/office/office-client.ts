// The calls of the office: lists that all farms choose from, bills, new businesses, workshops, and how the server is.

import type { Exchange } from '../exchange.ts'
import { billCalls } from './bill-client.ts'
import type { BillCalls } from './bill-client.ts'
import { listCalls } from './list-client.ts'
import type { ListCalls } from './list-client.ts'
import { onboardingCalls } from './onboarding-client.ts'
import type { OnboardingCalls } from './onboarding-client.ts'
import { serverCalls } from './server-client.ts'
import type { ServerCalls } from './server-client.ts'
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
  /** How the server is; for administrators. */
  readonly server: ServerCalls
}

export function officeCalls(exchange: Exchange): OfficeCalls {
  return {
    lists: listCalls(exchange),
    bills: billCalls(exchange),
    onboarding: onboardingCalls(exchange),
    workshops: workshopCalls(exchange),
    server: serverCalls(exchange),
  }
}
