// The benches of what a period comes to, by their names.

import type { Bench } from './bench.ts'
import { benchmarks } from './benchmarks/benchmarks.ts'
import { cropping } from './cropping/cropping.ts'
import { desk } from './desk/desk.ts'
import { livestock } from './livestock/livestock.ts'

export const summaries: Readonly<Record<string, Bench>> = {
  cropping,
  livestock,
  benchmarks,
  desk,
}
