// What stands in the place of cards, tables and forms while they are fetched, in their shape.

import { Card, Skeleton, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Rows, fields or cards. */
  readonly count?: number | undefined
}

export function CardSkeleton({ count = 1 }: Props) {
  return (
    <Waiting className="skeleton-cards">
      {numbers(count).map(number => (
        <CardInWaiting key={number} />
      ))}
    </Waiting>
  )
}

/** A heading with tiles below, where a whole screen is on its way. */
export function TilesSkeleton({ count = 6 }: Props) {
  return (
    <Waiting className="skeleton-late">
      <Skeleton height={36} width="min(16rem, 60%)" mb="xl" />
      <div className="skeleton-tiles">
        {numbers(count).map(number => (
          <CardInWaiting key={number} />
        ))}
      </div>
    </Waiting>
  )
}

export function TableSkeleton({ count = 6, columns = 4 }: Props & { readonly columns?: number }) {
  return (
    <Waiting className="skeleton-table">
      {numbers(count + 1).map(row => (
        <div key={row} className="skeleton-row">
          {numbers(columns).map(column => (
            <Skeleton
              key={column}
              height={row === 0 ? 18 : 14}
              width={column === 0 ? '80%' : '55%'}
            />
          ))}
        </div>
      ))}
    </Waiting>
  )
}

export function FormSkeleton({ count = 5 }: Props) {
  return (
    <Waiting className="skeleton-form">
      {numbers(count).map(number => (
        <div key={number}>
          <Skeleton height={14} width="30%" mb={6} />
          <Skeleton height={44} />
        </div>
      ))}
    </Waiting>
  )
}

function CardInWaiting() {
  return (
    <Card withBorder padding="lg">
      <Skeleton height={22} width="45%" mb="md" />
      <Skeleton height={14} mb="xs" />
      <Skeleton height={14} width="80%" />
    </Card>
  )
}

function Waiting(props: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={props.className} role="status" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      {props.children}
    </div>
  )
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
