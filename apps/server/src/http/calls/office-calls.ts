// The calls of the office: lists that all farms choose from, bills, new businesses, and how the server is.

import { billCalls } from './bill-calls.ts'
import { listCalls } from './list-calls.ts'
import { onboardingCalls } from './onboarding-calls.ts'
import { serverCalls } from './server-calls.ts'

export const officeCalls = [listCalls, billCalls, onboardingCalls, serverCalls] as const
