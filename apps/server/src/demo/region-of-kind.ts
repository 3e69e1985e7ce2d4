// In which region of grain growers the made-up farms lie; sugarcane grows in none of them.

import type { DemoRegion, FarmKind, FarmPlan } from './plan.ts'

const slopes = { slug: 'nsw-vic-slopes', name: 'NSW / Vic Slopes' }
const inland = { slug: 'nsw-nw-qld-sw', name: 'NSW North West / Qld South West' }

const regionOfKind: Readonly<Record<FarmKind, DemoRegion>> = {
  mixed: slopes,
  sheep: slopes,
  grain: inland,
  cotton: inland,
  cane: { slug: null, name: 'Tropical coast' },
  beef: { slug: 'qld-central', name: 'Qld Central' },
}

export const regionOf = ({ kind, region }: Pick<FarmPlan, 'kind' | 'region'>): DemoRegion =>
  region ?? regionOfKind[kind]
