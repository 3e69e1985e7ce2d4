// The calls of the office: lists that all farms choose from, bills, and new businesses.

import { billCalls } from './bill-calls.ts'
import { listCalls } from './list-calls.ts'
import { onboardingCalls } from './onboarding-calls.ts'

export const officeCalls = [listCalls, billCalls, onboardingCalls] as const
