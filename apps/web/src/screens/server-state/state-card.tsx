// Some figures of the server beside each other, under what they are about.

import { Text } from '@mantine/core'
import { SimpleCard } from '../../ui/simple-card.tsx'
import type { StateFigure } from './server-state-words.ts'

interface Props {
  readonly title: string
  readonly figures: readonly StateFigure[]
}

export function StateCard({ title, figures }: Props) {
  return (
    <SimpleCard title={title}>
      <dl className="state-figures">
        {figures.map(({ name, says, below }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {says}
              {below === undefined ? null : (
                <Text span size="sm" c="dimmed">
                  {below}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SimpleCard>
  )
}
