// For staff: how many of their collections wait for something today, each on its way to the board.

import { Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { waitingFor } from '../../period/board/board-rows.ts'
import { useCollectionBoard } from '../../period/board/use-collection-board.ts'

export function CollectionsCard() {
  const { rows, isLoading, failure, retry } = useCollectionBoard()
  const waiting = waitingFor
    .map(one => ({ ...one, count: rows.filter(one.holds).length }))
    .filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="collections">
      <Title order={2} id="collections" mb="sm">
        Collections
      </Title>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={1} /> : null}
      {isLoading || failure ? null : (
        <ul className="plain-list">
          {waiting.map(({ value, count, words }) => (
            <li key={value}>
              <Link to="/desk" search={{ show: value }} className="to-do-link">
                <span>
                  <strong>{countText(count, 'farm')}</strong> {words}
                </span>
                <IconChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/desk" className="to-do-link">
              <Text span inherit>
                All {countText(rows.length, 'farm')} with their collections
              </Text>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        </ul>
      )}
    </section>
  )
}
