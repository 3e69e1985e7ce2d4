// One kind of balance: a statement for each thing, or what belongs here where nothing is recorded.

import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Statement } from '@furrow/farming/balances/statement'
import { useId } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { StatementRow } from './statement-row.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly title: string
  readonly unit: string
  readonly statements: readonly Statement[]
  readonly empty: string
  /** What can be done where nothing is, and where. */
  readonly add: readonly [words: string, to: string]
}

export function BalanceBlock({ place, title, unit, statements, empty, add }: Props) {
  const heading = useId()
  const { farmId, periodId } = place
  const [words, to] = add
  return (
    <section className="balance-block" aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {title} <span className="balance-unit">{unit}</span>
      </Title>
      {statements.length === 0 ? (
        <Text c="dimmed" className="balance-empty">
          {empty}{' '}
          <Link to={to} params={{ farmId: String(farmId), periodId: String(periodId) }}>
            {words}
          </Link>
        </Text>
      ) : (
        <ul>
          {statements.map(statement => (
            <StatementRow key={statement.key} place={place} statement={statement} />
          ))}
        </ul>
      )}
    </section>
  )
}
