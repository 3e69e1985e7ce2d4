// The few figures that a year comes down to; dashes as long as no period is released.

import { Text, Title } from '@mantine/core'
import { moneyText, percentText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { Fact } from '../../ui/fact.tsx'
import { useKeyResults } from './use-key-results.ts'

export function KeyResults() {
  const { isAsked, released, record, isLoading, failure, retry } = useKeyResults()
  if (!isAsked) return null
  const perHectare = record?.operating_profit_per_ha
  return (
    <section aria-labelledby="results">
      <Title order={2} id="results" mb="sm">
        {released ? `Results of ${released.name}` : 'Results'}
      </Title>
      {isLoading ? <CardSkeleton count={1} /> : null}
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading || failure ? null : (
        <div className="key-results">
          <Fact label="Return on assets managed">{percentText(record?.roam, 1)}</Fact>
          <Fact label="Operating profit">{moneyText(record?.operating_profit, 0)}</Fact>
          <Fact label="Operating profit per hectare">
            {typeof perHectare === 'number' ? `${moneyText(perHectare, 0)}/ha` : null}
          </Fact>
        </div>
      )}
      {released ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          Results appear here once a period of this farm is released.
        </Text>
      )}
    </section>
  )
}
