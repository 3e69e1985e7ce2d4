// What stands in the place of cards, tables and forms while they are fetched, in their shape.

import { Card, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Rows, fields or cards. */
  readonly count?: number | undefined
}

interface BarProps {
  /** Of a text, unless it says another. */
  readonly height?: number
  readonly width?: string
  /** The room that is left below it. */
  readonly below?: number
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
      <SkeletonBar height={36} width="min(16rem, 60%)" below={32} />
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
            <SkeletonBar
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
          <SkeletonBar width="30%" below={6} />
          <SkeletonBar height={44} />
        </div>
      ))}
    </Waiting>
  )
}

/** There are many at once: they are plain, and pulse with what has the class `skeleton` around them. */
export function SkeletonBar({ height = 14, width = '100%', below = 0 }: BarProps) {
  return <div className="skeleton-bar" style={{ height, width, marginBottom: below }} />
}

function CardInWaiting() {
  return (
    <Card withBorder padding="lg">
      <SkeletonBar height={22} width="45%" below={16} />
      <SkeletonBar below={10} />
      <SkeletonBar width="80%" />
    </Card>
  )
}

function Waiting(props: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`skeleton ${props.className}`} role="status" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      {props.children}
    </div>
  )
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
