// Young that were weaned move from the class at foot to others; all else that changes class or enterprise moves by
// transfers as well.

import { Text, Title } from '@mantine/core'
import type { StockMove } from '../stock/stock-move.ts'
import type { EnterpriseInHand, StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { MovesSheet } from './moves-sheet.tsx'
import { RoundsSheet } from './rounds-sheet.tsx'
import { YoungWithoutClass } from './young-without-class.tsx'

const weaning = ['weaning'] as const
const moved = [
  'line.entry_date',
  'line.livestock_class_id',
  'into.livestock_class_id',
  'line.number',
  'line.weight',
  'line.notes',
]
const movedFar = [...moved.slice(0, 5), 'into.livestock_enterprise_id', ...moved.slice(5)]

export function WeaningStep(props: StockStepProps) {
  const isOfYoung = ofYoung(props.hand)
  return (
    <>
      <YoungWithoutClass {...props} />
      <RoundsSheet {...props} title="Weaning" kinds={weaning} />
      <section>
        <Title order={3}>Where they moved</Title>
        <Text size="sm" c="dimmed" mb="xs">
          From the class at foot to the classes that they are weaned into, males and females each in
          a row.
        </Text>
        <MovesSheet
          {...props}
          kind="transfer"
          title="Where weaned young moved"
          add="Add transfer"
          columns={moved}
          isHere={isOfYoung}
        />
      </section>
    </>
  )
}

export function TransfersStep(props: StockStepProps) {
  const { breeds } = props.hand
  const isOfYoung = ofYoung(props.hand)
  return (
    <MovesSheet
      {...props}
      kind="transfer"
      title="Transfers"
      add="Add transfer"
      columns={movedFar}
      // Of weaned young it is told at weaning.
      {...(breeds && { isHere: (move: StockMove) => !isOfYoung(move) })}
    />
  )
}

function ofYoung({ classes }: EnterpriseInHand) {
  const young = new Set(classes.filter(one => one.unweaned).map(({ id }) => id))
  return ({ line }: StockMove): boolean => young.has(line.livestock_class_id)
}
