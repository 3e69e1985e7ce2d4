// Around every screen of a farm: whoever the farm is not open to reads that instead of it. What is below
// begins to load at once, and shows nothing of the farm before it has an answer, either.

import { Outlet } from '@tanstack/react-router'
import { NotOpen } from './no-access.tsx'
import { useKnownFarm } from './use-known-place.ts'
import { usePlace } from './use-place.ts'

export function KnownFarm() {
  const farm = useKnownFarm(usePlace().farmId)
  const mayBe = farm.known.kind === 'there' || farm.known.kind === 'loading'
  return mayBe ? <Outlet /> : <NotOpen what="farm" {...farm} />
}
