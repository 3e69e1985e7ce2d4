// The settings of the processes that share a machine.

import { availableParallelism } from 'node:os'
import { z } from 'zod'

const most = 64
const wanted = `WORKERS must be a whole number from 1 to ${most}.`

export const workerSettings = {
  WORKERS: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, wanted)
    .transform(Number)
    .refine(workers => workers >= 1 && workers <= most, wanted)
    .optional(),
}

/** The database works on the same machine, as a rule: on two processors one process leaves it the other. */
export function usualWorkers(processors = availableParallelism()): number {
  return Math.min(most, Math.max(1, processors <= 2 ? 1 : processors - 1))
}
