// The crops or the stock of a period beside the period before and beside others, an enterprise each: what a summary and
// the review of a wizard show.

import { Button, Text, Title } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import { useId, useState } from 'react'
import { FailureCard } from '../../ui/failure-card.tsx'
import type { CollectionPlace } from '../use-place.ts'
import { EnterpriseTable } from './enterprise-table.tsx'
import { RoomForTables } from './room-for-tables.tsx'
import { useEnterprisesBeside } from './use-enterprises-beside.ts'
import type { EnterpriseKind } from './use-enterprises-beside.ts'
import './beside.css'

interface Props {
  readonly place: CollectionPlace
  readonly kind: EnterpriseKind
  /** By their numbers, in the order of the screen; none where nothing is compared yet. */
  readonly enterprises: readonly number[]
}

export function EnterprisesBeside({ place, kind, enterprises }: Props) {
  const heading = useId()
  const { data, failure, retry } = useEnterprisesBeside(place, kind)
  if (enterprises.length === 0) return null
  const shown = data && shownOf(data, { kind, enterprises })
  if (shown?.length === 0) return null
  const room = <RoomForTables count={Math.min(enterprises.length, mostAtFirst)} kind={kind} />
  return (
    <section aria-labelledby={heading}>
      <Title order={2} id={heading}>
        Compared with other farms
      </Title>
      {failure && !data ? <FailureCard failure={failure} retry={retry} /> : null}
      {data && shown ? <Tables place={place} told={data} shown={shown} /> : null}
      {data || failure ? null : room}
    </section>
  )
}

interface TablesProps {
  readonly place: CollectionPlace
  readonly told: EnterprisesCompared
  readonly shown: EnterprisesCompared['enterprises']
}

function Tables({ place, told, shown }: TablesProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <Text c="dimmed">{publishedWords(told)}</Text>
      <div className="beside-tables">
        {shown.slice(0, isWhole ? undefined : mostAtFirst).map(one => (
          <EnterpriseTable key={one.scope} place={place} of={told} told={one} />
        ))}
      </div>
      {shown.length > mostAtFirst && !isWhole ? (
        <Button variant="default" mt="md" className="no-print" onClick={() => setWhole(true)}>
          Show all {shown.length}
        </Button>
      ) : null}
    </>
  )
}

/** A farm with a dozen crops reads the main ones first. */
const mostAtFirst = 4

function shownOf(
  { enterprises: told }: EnterprisesCompared,
  { kind, enterprises }: Pick<Props, 'kind' | 'enterprises'>,
) {
  return enterprises.flatMap(id => told.find(({ scope }) => scope === `${kind} ${id}`) ?? [])
}

/** Which figures of others they are, and that own ones may still change. */
function publishedWords({ edition, provisional, period }: EnterprisesCompared): string {
  const own = provisional ? 'Your own figures can still change: the period is not released. ' : ''
  if (!edition) return `${own}Figures of other farms are not published yet.`
  const of = edition.period === period ? '' : ` of ${periodText(edition.period)}`
  return `${own}Other farms: edition ${edition.number}${of}, slightly blurred, so that nobody can work out a farm.`
}
