// What opens its farms by itself: in a real browser, or of several sizes at once.

import { inBrowser } from './in-browser.ts'
import type { BenchAlone } from './in-browser.ts'
import { replicas } from './growing/replicas.ts'
import { growth } from './reads/growth.ts'

export const withoutStore: Readonly<Record<string, BenchAlone>> = { ...inBrowser, growth, replicas }
