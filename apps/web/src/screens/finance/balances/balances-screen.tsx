// The balance board of a period: area, tonnes, head, megalitres and dollars, each from opening to closing with what
// does not add up, and the way to the lines behind it.

import { Text } from '@mantine/core'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { BalanceBlock } from './balance-block.tsx'
import { BoardWords } from './board-words.tsx'
import { useBoard } from './use-board.ts'
import './balances.css'

export function BalancesScreen() {
  return (
    <FinanceFrame title="Balances" forAll>
      <Board />
    </FinanceFrame>
  )
}

function Board() {
  const place = usePlace()
  const { data: board, ...reading } = useBoard(place)
  if (!board) return <StillReading {...reading} />
  return (
    <>
      <BoardWords board={board} />
      <div className="balances">
        {blocks.map(({ name, ...block }) => {
          const statements = board[name]
          return statements ? (
            <BalanceBlock key={name} place={place} statements={statements} {...block} />
          ) : null
        })}
      </div>
      {board.dollars ? null : (
        <Text c="dimmed">
          Tonnes, megalitres and dollars are shown to people who can see this farm’s finances. Ask
          the farm’s manager.
        </Text>
      )}
    </>
  )
}

const below = '/collection/$farmId/period/$periodId'

const blocks = [
  {
    name: 'area',
    title: 'Area',
    unit: 'ha',
    empty: 'No paddocks in this period.',
    add: ['Add paddocks', `${below}/paddocks`],
  },
  {
    name: 'produce',
    title: 'Crops',
    unit: 't, bales',
    empty: 'Nothing is harvested, sold or stored in this period.',
    add: ['Go to cropping', `${below}/cropping`],
  },
  {
    name: 'head',
    title: 'Livestock',
    unit: 'head',
    empty: 'No livestock in this period.',
    add: ['Choose enterprises', `${below}/livestock/enterprises`],
  },
  {
    name: 'water',
    title: 'Water',
    unit: 'ML',
    empty: 'No water accounts in this period.',
    add: ['Add them', `${below}/finance/water`],
  },
  {
    name: 'dollars',
    title: 'Dollars',
    unit: '$',
    empty: 'No debts, sales or financial record in this period.',
    add: ['Go to the record', `${below}/finance/record`],
  },
] as const satisfies readonly {
  readonly name: keyof BoardOfPeriod
  readonly title: string
  readonly unit: string
  readonly empty: string
  readonly add: readonly [words: string, to: string]
}[]
