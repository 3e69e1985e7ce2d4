// The benches of one Furrow that grows.

import type { Bench } from '../bench.ts'
import { harvest } from './harvest.ts'
import { workers } from './workers.ts'

export const growing: Readonly<Record<string, Bench>> = { workers, harvest }
