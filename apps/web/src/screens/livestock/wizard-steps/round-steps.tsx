// Breeding, from joining to marking, round by round.

import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { RoundsSheet } from './rounds-sheet.tsx'
import { YoungWithoutClass } from './young-without-class.tsx'

const [joining, scanning, marking] = [['joining'], ['scanning'], ['birthing', 'marking']] as const

export function JoiningStep(props: StockStepProps) {
  return <RoundsSheet {...props} title="Joining" kinds={joining} canAdd />
}

export function ScanningStep(props: StockStepProps) {
  return <RoundsSheet {...props} title="Scanning" kinds={scanning} />
}

export function MarkingStep(props: StockStepProps) {
  return (
    <>
      <YoungWithoutClass {...props} />
      <RoundsSheet {...props} title="Birth and marking" kinds={marking} />
    </>
  )
}
