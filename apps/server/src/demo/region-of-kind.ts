// In which region of grain growers the made-up farms lie; sugarcane grows in none of them.

import type { FarmKind } from './plan.ts'

interface DemoRegion {
  /** Nothing where it is none of the list. */
  readonly slug: string | null
  readonly name: string
}

const slopes = { slug: 'nsw-vic-slopes', name: 'NSW / Vic Slopes' }
const inland = { slug: 'nsw-nw-qld-sw', name: 'NSW North West / Qld South West' }

export const regionOfKind: Readonly<Record<FarmKind, DemoRegion>> = {
  mixed: slopes,
  sheep: slopes,
  grain: inland,
  cotton: inland,
  cane: { slug: null, name: 'Tropical coast' },
  beef: { slug: 'qld-central', name: 'Qld Central' },
}
