// A perennial that stands on into the next period: whether it does, and the stage that it has there.
// Statuses and stages go by their lasting names.

import { nextRatoon } from './ratoon.ts'

export interface StandAtEnd {
  readonly perennial: boolean
  readonly status: string | null
  readonly stage: string | null
  /** Something ended it: it was ploughed out, sprayed out, or died. */
  readonly ended: boolean
}

/** What was only planned, or is over, does not stand. */
export function standsOn({ perennial, status, stage, ended }: StandAtEnd): boolean {
  const isGone = ended || over.some(word => stage?.endsWith(`/${word}`))
  return perennial && !isGone && (status === 'growing' || status === 'carried-over')
}

/** Cane becomes the next ratoon, and what was established is; any other stage stays. */
export function stageAfter(stage: string): string {
  return nextRatoon(stage) ?? stage.replace(/\/establishment-year$/, '/established')
}

const over = ['terminated', 'ploughed-out']
